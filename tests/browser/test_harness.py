"""The harness itself: it must see what it promises to see, or the widgets' tests prove nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import harness
from tests.browser.harness import Bundle

# A small widget that does everything right: a counter with a label, a status line and one listener of each kind.
COUNTER = Bundle(
    esm="""
export default {
  render({ model, el, signal }) {
    const button = document.createElement("button");
    button.className = "demo";
    const show = () => { button.textContent = `${model.get("label")} ${model.get("count")}` };
    const resize = new ResizeObserver(() => {});
    resize.observe(button);
    const tick = setInterval(() => {}, 1000);
    button.addEventListener("click", () => {
      model.set("count", model.get("count") + 1);
      model.save_changes();
    }, { signal });
    button.addEventListener("keydown", (event) => {
      if (event.key === "Home") model.send({ kind: "home" });
    }, { signal });
    window.addEventListener("focus", show, { once: true, signal });
    const hear = (message) => { button.title = message.text };
    model.on("change:count", show);
    model.on("msg:custom", hear);
    show();
    el.append(button);
    return () => {
      clearInterval(tick);
      resize.disconnect();
      model.off("change:count", show);
      model.off("msg:custom", hear);
    };
  },
};
""",
    css=".demo { background: var(--jp-layout-color1); color: var(--jp-ui-font-color1); font: inherit; }",
)
STATE = {"label": "Count", "count": 0}


def module(body: str) -> Bundle:
    """Return a widget whose render function has this body."""
    return Bundle(f"export default {{ render({{ model, el, signal }}) {{ {body} }} }};")


def test_records_what_is_saved_and_sent(mount):
    counter = mount(COUNTER, STATE)
    counter.root.get_by_role("button").click()
    counter.root.get_by_role("button").click()
    counter.page.keyboard.press("Home")
    assert counter.sent == [{"count": 1}, {"count": 2}]
    assert counter.messages == [{"kind": "home"}]
    assert counter.trait("count") == 2


def test_a_change_by_the_kernel_reaches_the_widget_and_is_not_sent_back(mount):
    counter = mount(COUNTER, STATE)
    counter.set(count=41)
    expect(counter.root.get_by_role("button")).to_have_text("Count 41")
    counter.receive({"text": "hello"})
    expect(counter.root.get_by_role("button")).to_have_attribute("title", "hello")
    assert counter.sent == []


def test_an_object_changed_in_place_is_not_sent(mount):
    careless = mount(
        module("const log = model.get('log'); log.push(1); model.set('log', log); model.save_changes();"), {"log": []}
    )
    assert careless.sent == []


def test_two_instances_do_not_share_state(mount):
    first, second = mount(COUNTER, STATE), mount(COUNTER, STATE | {"count": 10})
    first.root.get_by_role("button").click()
    expect(first.root.get_by_role("button")).to_have_text("Count 1")
    expect(second.root.get_by_role("button")).to_have_text("Count 10")


def test_a_module_may_be_a_factory(mount):
    factory = mount(Bundle("export default () => ({ render({ el }) { el.textContent = 'made' } })"))
    expect(factory.root).to_have_text("made")


def test_a_tidy_widget_holds_nothing_after_it_is_closed(mount, page: Page):
    counter = mount(COUNTER, STATE)
    assert sorted(harness.held(page)) == [
        "interval: every 1000 ms",
        "listener: click on button.demo",
        "listener: focus on window",
        "listener: keydown on button.demo",
        "model callback: change:count",
        "model callback: msg:custom",
        "observer: ResizeObserver on button.demo",
    ]
    counter.destroy()
    harness.assert_nothing_held(page)


@pytest.mark.parametrize(
    ("body", "left"),
    [
        ("window.addEventListener('resize', () => {})", "listener: resize on window"),
        ("document.addEventListener('keyup', () => {}, true)", "listener: keyup on document"),
        ("el.addEventListener('click', () => {}); el.className = 'x'", "listener: click on div"),
        ("setInterval(() => {}, 50)", "interval: every 50 ms"),
        ("new MutationObserver(() => {}).observe(el, { childList: true })", "observer: MutationObserver on div"),
        ("model.on('change:x', () => {})", "model callback: change:x"),
        # Another listener than the one that was added.
        (
            "el.addEventListener('click', () => {}); return () => el.removeEventListener('click', () => {})",
            "listener: click on div",
        ),
        # A listener that captures is not removed without the flag.
        (
            "const f = () => {}; el.addEventListener('a', f, true); return () => el.removeEventListener('a', f)",
            "listener: a on div",
        ),
        # A controller that nobody aborts.
        (
            "el.addEventListener('click', () => {}, { signal: new AbortController().signal })",
            "listener: click on div",
        ),
    ],
)
def test_a_leak_is_seen(page: Page, body: str, left: str):
    page.evaluate("args => host.mount(...args)", ["leaky", module(body).esm, {"x": 1}])
    harness.Widget(page, "leaky").destroy()
    assert harness.held(page) == [left]
    with pytest.raises(AssertionError, match="left behind"):
        harness.assert_nothing_held(page)


@pytest.mark.parametrize(
    "body",
    [
        "const f = () => {}; el.addEventListener('a', f, true); return () => el.removeEventListener('a', f, true)",
        "const c = new AbortController(); el.addEventListener('click', () => {}, c); return () => c.abort()",
        # The same listener twice is one listener.
        "const f = () => 1; [1,2].map(() => el.addEventListener('a', f)); return () => el.removeEventListener('a', f)",
        "el.addEventListener('ping', () => {}, { once: true }); el.dispatchEvent(new Event('ping'))",
        "el.addEventListener('click', () => {}, { signal: AbortSignal.abort() })",
        "signal.addEventListener('abort', () => {})",
        "model.on('change:x', () => {}); return () => model.off()",
    ],
)
def test_what_is_removed_is_no_leak(page: Page, body: str):
    page.evaluate("args => host.mount(...args)", ["tidy", module(body).esm, {"x": 1}])
    harness.Widget(page, "tidy").destroy()
    harness.assert_nothing_held(page)


def test_a_plain_button_is_accessible_in_every_theme(mount):
    mount(COUNTER, STATE).assert_accessible(harness.THEMES)


def test_a_fault_of_one_theme_is_found(mount):
    faulty = mount(module("el.innerHTML = model.get('html')"), {"html": '<p style="background: #ddd">words</p>'})
    faulty.assert_accessible()
    with pytest.raises(AssertionError, match="in the theme dark: color-contrast"):
        faulty.assert_accessible(harness.THEMES)


@pytest.mark.parametrize(
    ("html", "rule"),
    [
        ("<button></button>", "button-name"),
        ("<input>", "label"),
        ('<p style="color:#bbb;background:#fff">pale</p>', "color-contrast"),
        ('<div role="radiogroup" aria-label="x"><div role="radio">y</div></div>', "aria-required-attr"),
    ],
)
def test_axe_finds_faults(mount, html: str, rule: str):
    faulty = mount(module("el.innerHTML = model.get('html')"), {"html": html})
    assert any(text.startswith(f"{rule} ") for text in faulty.violations()), faulty.violations()
    assert not any(text.startswith(f"{rule} ") for text in faulty.violations(skip=[rule]))
    with pytest.raises(AssertionError, match=rule):
        faulty.assert_accessible()


def test_themes_differ_and_switch_while_a_widget_is_shown(mount, page: Page):
    button = mount(COUNTER, STATE).root.get_by_role("button")
    seen = set()
    for theme in harness.THEMES:
        harness.set_theme(page, theme)
        seen.add(button.evaluate("it => getComputedStyle(it).backgroundColor + getComputedStyle(it).color"))
        assert page.locator("body").get_attribute("data-jp-theme-light") == str(theme == "light").lower()
    assert len(seen) == len(harness.THEMES)


def test_width_is_what_was_asked_for(mount):
    box = mount(module("el.textContent = 'x'"), width=560).root.bounding_box()
    assert box["width"] == 560


def test_a_screenshot_is_a_picture(mount):
    path = mount(COUNTER, STATE).screenshot("harness")
    assert path.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("console.error('bad thing')", "bad thing"),
        ("console.warn('odd thing')", "odd thing"),
        ("setTimeout(() => { throw new Error('late thing') })", "late thing"),
    ],
)
def test_an_error_on_the_page_is_seen(mount, page: Page, trouble: harness.Trouble, body: str, words: str):
    mount(module(body))
    for _ in range(200):
        if trouble.errors:
            break
        page.wait_for_timeout(50)
    with pytest.raises(AssertionError, match=words):
        trouble.check()
    trouble.errors.clear()


def test_a_request_to_a_network_is_seen_and_fails(mount, page: Page, trouble: harness.Trouble):
    mount(module("fetch('https://example.org/x.js').catch(() => { el.textContent = 'no network' })"))
    expect(page.get_by_text("no network")).to_be_visible()
    with pytest.raises(AssertionError, match=r"example\.org"):
        harness.Trouble(requests=trouble.requests).check()
    trouble.errors.clear()
    trouble.requests.clear()


def test_a_trait_that_python_does_not_have_is_an_error(mount):
    with pytest.raises(Exception, match="asks for a trait that Python does not have: nothing"):
        mount(module("model.get('nothing')"))
