import { whenAwake } from './presence.ts';

/** A part that does not come in this time never will; the browser then does what it does without script. */
const PATIENCE_MS = 8_000;
const PRESSABLE =
  'a[href]:not([href^="#"]), button, summary, label, input:is([type=checkbox], [type=radio], [type=submit])';

const coming = new Set<symbol>();
const held: (() => void)[] = [];
let isReplaying = false;

/** What a shopper does before the part it belongs to is alive waits for it, and is then done again. */
export function holdEarlyInput(): void {
  document.addEventListener('click', holdClick, true);
  document.addEventListener('change', holdChoice, true);
}

/** A part that the page shows and whose code is still to come. */
export function expectPart(part: symbol): void {
  coming.add(part);
  void whenAwake().then(() => setTimeout(() => partIsHere(part), PATIENCE_MS));
}

export function partIsHere(part: symbol): void {
  if (!coming.delete(part) || coming.size > 0) return;
  isReplaying = true;
  for (const doAgain of held.splice(0)) doAgain();
  isReplaying = false;
}

function holdClick(event: MouseEvent): void {
  if (isReplaying || coming.size === 0 || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { target } = event;
  const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
  if (!pressed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(() => pressAgain(pressed));
}

function pressAgain(pressed: HTMLElement): void {
  if (pressed.isConnected) pressed.click();
  // Drawn anew meanwhile: a link still leads where it led.
  else if (pressed instanceof HTMLAnchorElement) window.location.assign(pressed.href);
}

function holdChoice({ target }: Event): void {
  if (isReplaying || coming.size === 0 || !(target instanceof HTMLSelectElement)) return;
  held.push(() => target.dispatchEvent(new Event('change', { bubbles: true })));
}
