import { isAlive } from './alive.ts';

/** A control whose code does not come in this time is left to the browser, which does what it does without script. */
const PATIENCE_MS = 8_000;
/** A link leads on by itself: it is not worth a long wait. */
const PATIENCE_FOR_LINKS_MS = 2_000;
const LOOK_AGAIN_MS = 30;
const PRESSABLE =
  'a[href]:not([href^="#"]), button, summary, label, input:is([type=checkbox], [type=radio], [type=submit])';

declare global {
  interface Window {
    /** What happened before any script was there; the page itself keeps it (`server/http/sleeping-page.server.ts`). */
    selvedgeEarly?: { somebody: boolean; held: HTMLElement[]; end: () => void };
  }
}

interface Held {
  target: HTMLElement;
  until: number;
  doAgain: () => void;
}

const held: Held[] = [];
let isReplaying = false;

/** What a shopper does before the part it belongs to is alive waits for it, and is then done again, in order. */
export function holdEarlyInput(): void {
  document.addEventListener('click', holdClick, true);
  document.addEventListener('change', holdChoice, true);
  takeOverEarly();
}

function takeOverEarly(): void {
  const { selvedgeEarly: early } = window;
  if (!early) return;
  early.end();
  for (const target of early.held.splice(0)) {
    if (target instanceof HTMLSelectElement) hold(target, PATIENCE_MS, () => chooseAgain(target));
    else hold(target, PATIENCE_MS, () => pressAgain(target));
  }
}

function holdClick(event: MouseEvent): void {
  if (isReplaying || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { target } = event;
  const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
  if (!pressed || isAlive(pressed)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const patience = pressed instanceof HTMLAnchorElement ? PATIENCE_FOR_LINKS_MS : PATIENCE_MS;
  hold(pressed, patience, () => pressAgain(pressed));
}

function holdChoice({ target }: Event): void {
  if (isReplaying || !(target instanceof HTMLSelectElement) || isAlive(target)) return;
  hold(target, PATIENCE_MS, () => chooseAgain(target));
}

function chooseAgain(select: HTMLSelectElement): void {
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function hold(target: HTMLElement, patience: number, doAgain: () => void): void {
  held.push({ target, until: performance.now() + patience, doAgain });
  if (held.length === 1) setTimeout(replay, LOOK_AGAIN_MS);
}

function replay(): void {
  isReplaying = true;
  while (held[0] && isReady(held[0])) held.shift()?.doAgain();
  isReplaying = false;
  if (held.length > 0) setTimeout(replay, LOOK_AGAIN_MS);
}

function isReady({ target, until }: Held): boolean {
  return !target.isConnected || isAlive(target) || performance.now() > until;
}

function pressAgain(pressed: HTMLElement): void {
  if (pressed.isConnected) pressed.click();
  // Drawn anew meanwhile: a link still leads where it led.
  else if (pressed instanceof HTMLAnchorElement) window.location.assign(pressed.href);
  else twinOf(pressed)?.click();
}

/** The only control that says the same as one that was drawn anew. */
function twinOf(pressed: HTMLElement): HTMLElement | null {
  const alike = [...document.querySelectorAll<HTMLElement>(pressed.localName)].filter(
    (element) => whatItSays(element) === whatItSays(pressed),
  );
  return alike.length === 1 ? alike[0]! : null;
}

function whatItSays(element: HTMLElement): string {
  const { textContent, attributes } = element;
  return ['name', 'value', 'aria-label']
    .map((name) => attributes.getNamedItem(name)?.value)
    .concat(textContent.trim())
    .join('\n');
}
