import { isHydrated } from './is-hydrated.ts';

/** A control that is not hydrated within this time is left to the browser, which does what it does without script. */
const LONGEST_WAIT_MS = 8_000;
/** A link works without script, so it waits less. */
const LONGEST_WAIT_FOR_LINKS_MS = 2_000;
const CHECK_EVERY_MS = 30;
const PRESSABLE =
  'a[href]:not([href^="#"]), button, summary, label, input:is([type=checkbox], [type=radio], [type=submit])';

declare global {
  interface Window {
    /** What happened before any script was loaded; set by `page-starter.js`. */
    selvedgeEarlyInput?: { hasUserActivity: boolean; controls: HTMLElement[]; stop: () => void };
  }
}

interface HeldInput {
  target: HTMLElement;
  until: number;
  repeat: () => void;
}

const held: HeldInput[] = [];
let isReplaying = false;

/** Holds clicks and choices on controls that are not hydrated yet, and repeats them in order once they are. */
export function holdEarlyInput(): void {
  document.addEventListener('click', holdClick, true);
  document.addEventListener('change', holdChoice, true);
  takeOverFromStarter();
}

function takeOverFromStarter(): void {
  const { selvedgeEarlyInput: early } = window;
  if (!early) return;
  early.stop();
  for (const target of early.controls.splice(0)) {
    if (target instanceof HTMLSelectElement) hold(target, LONGEST_WAIT_MS, () => repeatChoice(target));
    else hold(target, LONGEST_WAIT_MS, () => repeatClick(target));
  }
}

function holdClick(event: MouseEvent): void {
  if (isReplaying || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { target } = event;
  const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
  if (!pressed || isHydrated(pressed)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const wait = pressed instanceof HTMLAnchorElement ? LONGEST_WAIT_FOR_LINKS_MS : LONGEST_WAIT_MS;
  hold(pressed, wait, () => repeatClick(pressed));
}

function holdChoice({ target }: Event): void {
  if (isReplaying || !(target instanceof HTMLSelectElement) || isHydrated(target)) return;
  hold(target, LONGEST_WAIT_MS, () => repeatChoice(target));
}

function repeatChoice(select: HTMLSelectElement): void {
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function hold(target: HTMLElement, wait: number, repeat: () => void): void {
  held.push({ target, until: performance.now() + wait, repeat });
  if (held.length === 1) setTimeout(replay, CHECK_EVERY_MS);
}

function replay(): void {
  isReplaying = true;
  while (held[0] && isReady(held[0])) held.shift()?.repeat();
  isReplaying = false;
  if (held.length > 0) setTimeout(replay, CHECK_EVERY_MS);
}

function isReady({ target, until }: HeldInput): boolean {
  return !target.isConnected || isHydrated(target) || performance.now() > until;
}

function repeatClick(pressed: HTMLElement): void {
  if (pressed.isConnected) pressed.click();
  // React has rendered it anew meanwhile: a link still leads to the same address.
  else if (pressed instanceof HTMLAnchorElement) window.location.assign(pressed.href);
  else findReplacement(pressed)?.click();
}

/** The control that took the place of one that was rendered anew, if exactly one has the same text and names. */
function findReplacement(pressed: HTMLElement): HTMLElement | null {
  const [first = null, ...others] = [...document.querySelectorAll<HTMLElement>(pressed.localName)].filter(
    (element) => describeControl(element) === describeControl(pressed),
  );
  return others.length === 0 ? first : null;
}

function describeControl({ textContent, attributes }: HTMLElement): string {
  return ['name', 'value', 'aria-label']
    .map((name) => attributes.getNamedItem(name)?.value)
    .concat(textContent.trim())
    .join('\n');
}
