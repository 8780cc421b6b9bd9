/** How long a page is left alone with somebody new who does not stir. */
const CALM_MS = 3_000;

/**
 * Kept short: it stands in every page. What was pressed meanwhile is handed over to `app/hydration/early-input.ts`. Whoever comes
 * back, or to a part of the page by its name, is taken to a place that must not depend on a guess: there everything is laid
 * out at once. Scripts are fetched once the page is idle; whoever is new and only looks has nothing of their own to be shown,
 * so they run a little later. Bands below the first view wait until it stands: then they come one in each idle moment, those
 * that a tall screen shows at once, and all of them with the first sign of somebody.
 */
const STARTER = `const early = window.selvedgeEarly = { somebody: false, held: [], end };
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"];
const controls = "button, summary, label, input:is([type=checkbox], [type=radio], [type=submit])";
const returns = (performance.getEntriesByType("navigation")[0]?.type ?? "navigate") !== "navigate";
if (returns || location.hash) document.documentElement.dataset.returned = "";
const calm = returns || isKnown() || document.querySelector("meta[name=start]") ? 0 : ${CALM_MS};
let begin;
const begun = new Promise((resolve) => { begin = resolve; });
function sign(event) {
  if (event.type === "pointermove" && !event.movementX && !event.movementY) return;
  early.somebody = true;
  document.documentElement.dataset.stirred = "";
  begin();
}
function hold(event) {
  const target = event.target.closest?.(event.type === "click" ? controls : "select");
  if (!target) return;
  if (event.type === "click") {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  early.held.push(target);
  sign(event);
}
function isKnown() {
  try {
    return document.cookie !== "" || localStorage.length > 0;
  } catch {
    return true;
  }
}
function bring() {
  for (const href of parts.splice(0)) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
const whenIdle = (act) => window.requestIdleCallback ? requestIdleCallback(act, { timeout: 1000 }) : setTimeout(act, 200);
const bands = [...document.querySelectorAll(".band.paint-later")];
function come(band) {
  band.dataset.near = "";
}
function comeNext() {
  if (bands.length === 0) return;
  come(bands.shift());
  whenIdle(comeNext);
}
const view = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) come(target);
  view.disconnect();
});
for (const band of bands) view.observe(band);
function idle() {
  bring();
  whenIdle(comeNext);
  setTimeout(begin, calm);
}
function end() {
  for (const type of signs) removeEventListener(type, sign, true);
  removeEventListener("click", hold, true);
  removeEventListener("change", hold, true);
}
for (const type of signs) addEventListener(type, sign, { capture: true, passive: true });
addEventListener("click", hold, true);
addEventListener("change", hold, true);
const rest = () => whenIdle(idle);
if (document.readyState === "complete") rest();
else addEventListener("load", rest, { once: true });
await begun;
bring();`;

/** A script that does not come gives back what was pressed: the browser does what it does without script. */
const GIVE_BACK = '{ end(); for (const control of early.held) control.click(); throw error; }';

const SLEEPS = /<html[^>]* data-sleeps=""/;
const MODULE_LINK = /<link rel="modulepreload" [^>]*?href="([^"]+)"[^>]*>/g;
const PICTURE_LINK = /<link rel="preload" as="image" imageSrcSet="[^>]*>/g;
const START = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const ROUTE_IMPORT = /import \* as (route\d+) from ("[^"]+");\n?/g;

/**
 * The page as it is sent: its styles and letters first, then its pictures as they stand in it, and its scripts once these
 * are on the screen or somebody stirs. React links ten pictures before all styles, the first of the page seldom among them.
 */
export function orderSleepingPage(html: string): string {
  if (!SLEEPS.test(html)) return html;
  const parts: string[] = [];
  return html
    .replace(MODULE_LINK, (_, href: string) => {
      parts.push(href);
      return '';
    })
    .replace(PICTURE_LINK, '')
    .replace(START, (_, open: string, code: string, close: string) => open + startLater(code, parts) + close);
}

function startLater(code: string, parts: string[]): string {
  const routes: [name: string, address: string][] = [];
  const rest = code.replace(ROUTE_IMPORT, (_, name: string, address: string) => {
    routes.push([name, address]);
    return '';
  });
  const names = routes.map(([name]) => name).join(', ');
  const imports = routes.map(([, address]) => `import(${address})`).join(', ');
  return `const parts = ${JSON.stringify(parts)};
${STARTER}
const [${names}] = await Promise.all([${imports}]).catch((error) => ${GIVE_BACK});
${rest}`;
}
