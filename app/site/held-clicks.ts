/** A part that does not come in this time never will; the browser then does what it does without script. */
const PATIENCE_MS = 4_000;
const PRESSABLE = 'a[href], button, label, input:is([type=checkbox], [type=radio], [type=submit])';

const coming = new Set<symbol>();
const held: HTMLElement[] = [];
let isReplaying = false;

/** A click that comes before the part it belongs to is alive waits for it, and is then made again. */
export function holdClicks(): void {
  document.addEventListener('click', hold, true);
}

/** A part that is on its way. */
export function expectPart(part: symbol): void {
  coming.add(part);
  setTimeout(() => partIsHere(part), PATIENCE_MS);
}

export function partIsHere(part: symbol): void {
  coming.delete(part);
  if (coming.size > 0) return;
  isReplaying = true;
  for (const target of held.splice(0)) if (target.isConnected) target.click();
  isReplaying = false;
}

function hold(event: MouseEvent): void {
  if (isReplaying || coming.size === 0 || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { target } = event;
  if (!(target instanceof Element)) return;
  const pressed = target.closest<HTMLElement>(PRESSABLE);
  if (!pressed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(pressed);
}
