"""A session or a loaded replay as tables: plain rows with the standard library alone, or pandas frames.

Each game has tables of its own (:func:`tables_of`); one of the same name answers the same question in each of them.

====================== ==================== =========================================================================
table                  game                 its rows
====================== ==================== =========================================================================
power_points           Imperial 2030        nations after each nation turn
treasuries             Imperial 2030        nations after each nation turn
tax_revenue            Imperial 2030        nations after each nation turn
credit_sums            Imperial 2030        nations after each nation turn
net_worth              both                 players' scores as if the game ended then, and what they are made of
cash                   both                 players' cash, after each nation turn or after each phase
sliders                Incorporated         the four sliders: the start, and each time something moved one or more
bonds                  Incorporated         players after each phase: bonds, and what the next one brings
income_by_industry     Incorporated         what squares and market leads brought a player in a turn and industry
crisis_odds            Incorporated         each turn: odds before the roll, and what the die did
crisis_heatmap         Incorporated         each difficulty: what each number of the die brings
stocks                 IMPERO               each seat's resources and points, after each phase
income                 IMPERO               the lines of every income
bills                  IMPERO               the lines of every bill, its sum, what was due, paid and missing, the tier
income_upkeep          IMPERO               income against upkeep: each season and seat
deficits               IMPERO               each deficit, its tier, and what it cost
stability              IMPERO               governed regions at the end of each season
cities                 IMPERO               each seat's cities at the end of each season, and how it holds them
city_changes           IMPERO               each city that changed hands, and how
points                 IMPERO               each seat's points as if the game ended then, after each phase
event_cards            IMPERO               the card of each season
initiative             IMPERO               dice, points spent, and place in the order of each season
battles                IMPERO               each battle
sieges                 IMPERO               each siege
missions               IMPERO               each mission of a spy
routes                 IMPERO               each route opened, ended, or agreed upon in vain
technologies           IMPERO               each technology bought
money_flows            every game           who paid whom for what, added up
payments               every game           every payment, step by step
actions                every game           every step
decisions              every game           every step that a person decided
====================== ==================== =========================================================================

Examples
--------
>>> import gamekit
>>> from gamekit import tables
>>> session = gamekit.new_session("imperial2030", players=["Ann", "Ben"], seed=7)
>>> step = session.play("RU taxation")
>>> [row["RU"] for row in tables.rows(session, "power_points")]
[0, 1]
"""

from gamekit.tables.common import CASH, FLOW, Column, Row, Table, span
from gamekit.tables.frames import TABLES, columns, frame, rows, tables_of
from gamekit.tables.named import (
    actions,
    battles,
    bills,
    bonds,
    cash,
    cities,
    city_changes,
    credit_sums,
    crisis_heatmap,
    crisis_odds,
    decisions,
    deficits,
    event_cards,
    income,
    income_by_industry,
    income_upkeep,
    initiative,
    missions,
    money_flows,
    net_worth,
    payments,
    points,
    power_points,
    routes,
    sieges,
    sliders,
    stability,
    stocks,
    tax_revenue,
    technologies,
    treasuries,
)
from gamekit.tables.sheets import to_csv
from gamekit.tables.words import cause_name

__all__ = [
    "CASH",
    "FLOW",
    "TABLES",
    "Column",
    "Row",
    "Table",
    "actions",
    "battles",
    "bills",
    "bonds",
    "cash",
    "cause_name",
    "cities",
    "city_changes",
    "columns",
    "credit_sums",
    "crisis_heatmap",
    "crisis_odds",
    "decisions",
    "deficits",
    "event_cards",
    "frame",
    "income",
    "income_by_industry",
    "income_upkeep",
    "initiative",
    "missions",
    "money_flows",
    "net_worth",
    "payments",
    "points",
    "power_points",
    "routes",
    "rows",
    "sieges",
    "sliders",
    "span",
    "stability",
    "stocks",
    "tables_of",
    "tax_revenue",
    "technologies",
    "to_csv",
    "treasuries",
]
