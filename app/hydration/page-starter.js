// The inline script of a deferred page; `deferred-page.server.ts` writes it into the HTML, before the framework's own code.
// `page-preloads.js` fetches the files that it runs. Lines that start with // are not sent.
const early = { controls: [], stop };
window.selvedgeEarlyInput = early;
// Only what does nothing without script; links, forms, native overlays and fields answer by themselves.
const needsScript = 'button[type=button]:not([popovertarget])';
const { dataset } = document.documentElement;
const isReturn = (performance.getEntriesByType('navigation')[0]?.type ?? 'navigate') !== 'navigate';
// The browser restores a scroll position or jumps to an anchor: estimated heights would lead to the wrong place.
if (isReturn || location.hash) dataset.fullLayout = '';
// Stores what was pressed for `early-input.ts`, which repeats it on the hydrated control.
function holdClick(event) {
  const control = event.target.closest?.(needsScript);
  if (!control || event.button) return;
  control.dataset.held = '';
  early.controls.push(control);
}
// A sort applies when it is chosen: before hydration by the form it stands in. Other choices are stored like clicks.
function holdChoice({ target }) {
  if (target.matches?.('select[data-submits]')) target.form.requestSubmit();
  else if (target.matches?.('select, [type=radio], [type=checkbox]')) early.controls.push(target);
  if (target.dataset?.picture) showPicture(target);
}
// The colour of a card in the first view, which React shows too once it has the stored choice.
function showPicture(swatch) {
  const image = swatch.closest('article').querySelector('img');
  const { shown = swatch.parentElement.querySelector('[checked]').dataset.picture } = image.dataset;
  const { picture } = swatch.dataset;
  for (const name of ['srcset', 'src']) image[name] = image[name].replaceAll(`${shown}/`, `${picture}/`);
  image.dataset.shown = picture;
}
// Asks for the suggestions of what is typed, and for the code that shows them.
function holdText({ target }) {
  if (!target.matches?.('[role=combobox][name=q]')) return;
  early.panel ??= nextUrls.filter((url) => url.includes('/search-panel-')).map(preloadModule);
  clearTimeout(early.typing);
  early.typing = setTimeout(suggest, 50, target.value.trim());
}
function suggest(text) {
  if (text.length < 2) return;
  const { locale, marketPath = '' } = dataset;
  const query = new URLSearchParams({ q: text, locale });
  early.suggested = { text, response: fetch(`${marketPath}/_api/search/suggest?${query}`).catch(() => null) };
}
function stop() {
  removeEventListener('click', holdClick, true);
  removeEventListener('change', holdChoice, true);
  removeEventListener('input', holdText, true);
}
addEventListener('click', holdClick, true);
addEventListener('change', holdChoice, true);
addEventListener('input', holdText, true);
const whenIdle = (act, timeout) =>
  window.requestIdleCallback ? requestIdleCallback(act, { timeout }) : setTimeout(act, 50);
const pause = () => window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
// Bands that a tall screen shows are revealed at once, the others one in each idle moment, all when somebody scrolls.
const bands = [...document.querySelectorAll('.band.deferred-layout')];
function reveal(band) {
  band.dataset.revealed = '';
}
function revealNext() {
  if (bands.length === 0) return;
  reveal(bands.shift());
  whenIdle(revealNext, 1000);
}
function revealAll() {
  bands.splice(0).forEach(reveal);
}
const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) reveal(target);
  inView.disconnect();
});
for (const band of bands) inView.observe(band);
for (const type of ['scroll', 'wheel', 'keydown'])
  addEventListener(type, revealAll, { capture: true, passive: true, once: true });
if (document.readyState === 'loading')
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
// The first view is painted before any of it runs.
await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
whenIdle(revealNext, 1000);
// While the scripts load, the processor has time for what hydration would wait for: styles, and a browser's first formats of numbers
// and dates read its language data.
whenIdle(() => {
  addStyles(styleUrl);
  whenIdle(() => new Intl.NumberFormat(dataset.locale).format(1), 1000);
  whenIdle(() => new Intl.DateTimeFormat(dataset.locale).format(), 1000);
}, 1000);
const hasStyles = (href) => document.querySelector(`link[rel=stylesheet][href="${href}"]`);
function addStyles(href) {
  // A second one would make the browser lay out the page anew with every stylesheet that follows.
  if (hasStyles(href)) return;
  document.body.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
// If the scripts cannot be fetched, the page goes on without them.
function releaseInput(error) {
  removeEventListener('click', holdClick, true);
  for (const control of early.controls) delete control.dataset.held;
  throw error;
}
// One module in each task: evaluated together they would be one long one.
for (const url of moduleUrls) {
  await import(url).catch(releaseInput);
  await pause();
}
// The connection is idle from now on; the processor first starts React.
if (!navigator.connection?.saveData) setTimeout(preloadNext, 50);
function preloadModule(url) {
  preload('modulepreload', url);
}
async function preloadNext() {
  const styles = nextUrls.filter((url) => url.endsWith('css') && !hasStyles(url));
  // In the page before somebody goes to the next one, which would wait for them; together, since each restyles the page.
  Promise.all(styles.map(preloadStyles)).then(() => whenIdle(() => styles.forEach(addStyles), 200));
  let began = performance.now();
  for (const url of nextUrls) {
    if (url.endsWith('js')) preloadModule(url);
    // React does its own work in each pause: too many of them would hold the last files back.
    if (performance.now() - began < 16) continue;
    await pause();
    began = performance.now();
  }
}
function preloadStyles(url) {
  return new Promise((resolve) => {
    const link = preload('preload', url, 'style');
    link.onload = link.onerror = resolve;
  });
}
