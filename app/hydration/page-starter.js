// The inline script of a deferred page; `deferred-page.server.ts` writes it into the HTML, before the framework's own code.
// It declares `moduleUrls`, `activityEvents` and `newVisitorDelayMs` above it. Lines that start with // are not sent.
const early = { hasUserActivity: false, controls: [], stop };
window.selvedgeEarlyInput = early;
const pressable = 'button, summary, label, input:is([type=checkbox], [type=radio], [type=submit])';
const { dataset } = document.documentElement;
const isReturn = (performance.getEntriesByType('navigation')[0]?.type ?? 'navigate') !== 'navigate';
// The browser restores a scroll position or jumps to an anchor: estimated heights would lead to the wrong place.
if (isReturn || location.hash) dataset.fullLayout = '';
// A new visitor has nothing personal to be shown, so a page without activity hydrates a little later.
const isUrgent = isReturn || isKnownVisitor() || document.querySelector('meta[name=hydrate]');
let start;
const started = new Promise((resolve) => {
  start = resolve;
});
function onActivity({ type, movementX, movementY }) {
  // Browsers report a move without distance when a page appears under a resting pointer.
  if (type === 'pointermove' && !movementX && !movementY) return;
  early.hasUserActivity = true;
  dataset.userActive = '';
  start();
}
// Keeps what was pressed or chosen for `early-input.ts`, which repeats it on the hydrated control.
function holdInput(event) {
  const control = event.target.closest?.(event.type === 'click' ? pressable : 'select');
  if (!control) return;
  if (event.type === 'click') {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  early.controls.push(control);
  onActivity(event);
}
function isKnownVisitor() {
  try {
    return document.cookie !== '' || localStorage.length > 0;
  } catch {
    return true;
  }
}
function preloadModules() {
  for (const href of moduleUrls.splice(0))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
const whenIdle = (act) =>
  window.requestIdleCallback ? requestIdleCallback(act, { timeout: 1000 }) : setTimeout(act, 200);
// Bands that a tall screen shows are revealed at once, the others one in each idle moment.
const bands = [...document.querySelectorAll('.band.deferred-layout')];
function reveal(band) {
  band.dataset.revealed = '';
}
function revealNext() {
  if (bands.length === 0) return;
  reveal(bands.shift());
  whenIdle(revealNext);
}
const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) reveal(target);
  inView.disconnect();
});
for (const band of bands) inView.observe(band);
function onIdle() {
  preloadModules();
  whenIdle(revealNext);
  setTimeout(start, isUrgent ? 0 : newVisitorDelayMs);
}
function stop() {
  for (const type of activityEvents) removeEventListener(type, onActivity, true);
  removeEventListener('click', holdInput, true);
  removeEventListener('change', holdInput, true);
}
// If the scripts cannot be fetched, the browser does what it does without script.
// biome-ignore lint/correctness/noUnusedVariables: the code that the server adds after this file calls it
function releaseInput(error) {
  stop();
  for (const control of early.controls) control.click();
  throw error;
}
for (const type of activityEvents) addEventListener(type, onActivity, { capture: true, passive: true });
addEventListener('click', holdInput, true);
addEventListener('change', holdInput, true);
const onLoad = () => whenIdle(onIdle);
if (document.readyState === 'complete') onLoad();
else addEventListener('load', onLoad, { once: true });
await started;
preloadModules();
