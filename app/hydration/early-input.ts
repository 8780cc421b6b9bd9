import { isHydrated } from './is-hydrated.ts';

/** A click on a control that is not hydrated within this time is dropped. */
const LONGEST_WAIT_MS = 30_000;
const CHECK_EVERY_MS = 30;
/** What does nothing without script; links, forms, native overlays and fields answer by themselves. */
const NEEDS_SCRIPT = 'button[type=button]:not([popovertarget], [commandfor])';

declare global {
  interface Window {
    /** What was pressed before any script was loaded; set by `page-starter.js`. */
    selvedgeEarlyInput?: { controls: HTMLElement[]; stop: () => void };
  }
}

interface HeldClick {
  control: HTMLElement;
  until: number;
}

const held: HeldClick[] = [];
let isReplaying = false;

/** Holds clicks on controls that need script and are not hydrated yet, and repeats them in order once they are. */
export function holdEarlyInput(): void {
  document.addEventListener('click', holdClick, true);
  document.addEventListener('change', sendChoice, true);
  const { selvedgeEarlyInput: early } = window;
  if (!early) return;
  early.stop();
  for (const control of early.controls.splice(0)) hold(control);
}

function holdClick(event: MouseEvent): void {
  if (isReplaying || event.button !== 0 || !(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>(NEEDS_SCRIPT);
  if (!control || isHydrated(control)) return;
  // React may hydrate the control for this very event, and would then act twice.
  event.stopImmediatePropagation();
  hold(control);
}

/** A choice in a form that is not hydrated yet is sent by the form. */
function sendChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || target.dataset.submits === undefined) return;
  if (!isHydrated(target)) target.form?.requestSubmit();
}

function hold(control: HTMLElement): void {
  // Styled as pressed, so that the click is seen to have arrived.
  control.dataset.held = '';
  held.push({ control, until: performance.now() + LONGEST_WAIT_MS });
  if (held.length === 1) setTimeout(replay, CHECK_EVERY_MS);
}

function replay(): void {
  isReplaying = true;
  // A control that takes long does not delay the others.
  for (const click of held.filter(isReady)) {
    held.splice(held.indexOf(click), 1);
    repeatClick(click.control);
  }
  isReplaying = false;
  if (held.length > 0) setTimeout(replay, CHECK_EVERY_MS);
}

function isReady({ control, until }: HeldClick): boolean {
  return !control.isConnected || isHydrated(control) || performance.now() > until;
}

function repeatClick(pressed: HTMLElement): void {
  // React may have rendered it anew meanwhile.
  const control = pressed.isConnected ? pressed : findReplacement(pressed);
  if (!control) return;
  delete control.dataset.held;
  if (isHydrated(control)) control.click();
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
