/** Mounts the accounts of factions alone, before their game has a table; for tests only. */
import { createFactions } from "../../widgets/js/factions/factions.mjs";
import { widget } from "../../widgets/js/accounts/entry.mjs";
import "../../widgets/js/shared/base.css";
import "../../widgets/js/games/impero-accounts.css";

export default widget((host, options) => {
  const accounts = createFactions(host, options);
  window.purse = (id) => accounts.purse(id)?.dataset.purse ?? null;
  return accounts;
});
