import { isPlainClick } from '#ui/plain-click.ts';
import { isHydrated, isHydratedAlready } from './is-hydrated.ts';

/** A click on a control that is not hydrated within this time is dropped. */
const LONGEST_WAIT_MS = 30_000;
/** One on a link follows it after this time. */
const LONGEST_WAIT_FOR_PAGE_MS = 3_000;
const CHECK_EVERY_MS = 30;
/** What does nothing without script; links, forms, native overlays and fields answer by themselves. */
const NEEDS_SCRIPT = 'button[type=button]:not([popovertarget])';
/** What the browser opens by itself, without waiting for React. */
const OPENS_ITSELF = '[popovertarget], summary';
/** For these React would first hydrate what was pressed. */
const PRESSES = ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup'];
/** A link that adds to the page with script, and leads to another document without. */
const ADDS_TO_PAGE = 'a[data-in-page]';

declare global {
  interface Window {
    /** What was pressed, chosen or typed before any script was loaded; set by `page-starter.js`. */
    selvedgeEarlyInput?: { controls: HTMLElement[]; suggested?: EarlySuggestions; stop: () => void };
  }
}

interface EarlySuggestions {
  text: string;
  /** Null if the request failed. */
  response: Promise<Response | null>;
}

/** The suggestions that were asked for when this text was typed before any script was loaded, once. */
export async function takeEarlySuggestions(text: string): Promise<Response | null> {
  const { selvedgeEarlyInput: early } = window;
  const suggested = early?.suggested;
  if (!early || suggested?.text !== text) return null;
  early.suggested = undefined;
  const response = await suggested.response;
  return response?.ok ? response : null;
}

interface HeldInput {
  control: HTMLElement;
  /** Of a field: what was chosen. React renders its own state over it. */
  chosen?: string | boolean;
  until: number;
}

const held: HeldInput[] = [];
let isReplaying = false;

/** Holds what is pressed or chosen on controls that are not hydrated yet, and repeats it in order once they are. */
export function holdEarlyInput(): void {
  for (const type of PRESSES)
    document.addEventListener(type, passUnhydratedOpener, { capture: true, passive: true });
  document.addEventListener('click', holdClick, true);
  document.addEventListener('change', holdChoice, true);
  // Whoever types already is waiting for suggestions: asking for the field hydrates it before the rest of the page.
  const { activeElement: focused } = document;
  if (focused instanceof HTMLInputElement && !isChoice(focused)) hold(focused);
  const { selvedgeEarlyInput: early } = window;
  if (!early) return;
  early.stop();
  for (const control of early.controls.splice(0)) hold(control);
}

/** Keeps an event from React, so that the browser opens at once what is not hydrated yet. Returns the control. */
function passUnhydratedOpener(event: Event): HTMLElement | null {
  const opener = event.target instanceof Element ? event.target.closest<HTMLElement>(OPENS_ITSELF) : null;
  if (!opener || isHydratedAlready(opener)) return null;
  event.stopImmediatePropagation();
  return opener;
}

function holdClick(event: MouseEvent): void {
  if (isReplaying || !isPlainClick(event) || !(event.target instanceof Element)) return;
  const opener = passUnhydratedOpener(event);
  if (opener) {
    // What it opens is painted first.
    if (opener.dataset.tellReact !== undefined) requestAnimationFrame(() => hold(opener));
    return;
  }
  const control = event.target.closest<HTMLElement>(`${NEEDS_SCRIPT}, ${ADDS_TO_PAGE}`);
  if (!control || isHydrated(control)) return;
  // React may hydrate the control for this very event, and would then act twice.
  event.stopImmediatePropagation();
  event.preventDefault();
  hold(control);
}

/** The browser shows what was chosen; React has to hear of it. A select that applies at once is sent by its form. */
function holdChoice({ target }: Event): void {
  if (isReplaying || !(target instanceof HTMLElement) || !isChoice(target) || isHydrated(target)) return;
  if (target.dataset.submits === undefined) hold(target);
  else target.form?.requestSubmit();
}

function hold(control: HTMLElement): void {
  // Styled as pressed, so that the click is seen to have arrived.
  if (control.matches(`${NEEDS_SCRIPT}, a`)) control.dataset.held = '';
  const wait = control.matches(ADDS_TO_PAGE) ? LONGEST_WAIT_FOR_PAGE_MS : LONGEST_WAIT_MS;
  held.push({ control, chosen: chosenIn(control), until: performance.now() + wait });
  if (held.length === 1) setTimeout(replay, CHECK_EVERY_MS);
}

function isChoice(control: HTMLElement): control is HTMLInputElement | HTMLSelectElement {
  return control.matches('select, input:is([type=radio], [type=checkbox])');
}

function chosenIn(control: HTMLElement): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) return control.value;
  return control instanceof HTMLInputElement ? control.checked : undefined;
}

function replay(): void {
  isReplaying = true;
  // A control that takes long does not delay the others.
  for (const input of held.filter(isReady)) {
    held.splice(held.indexOf(input), 1);
    repeatInput(input);
  }
  isReplaying = false;
  if (held.length > 0) setTimeout(replay, CHECK_EVERY_MS);
}

function isReady({ control, until }: HeldInput): boolean {
  return !control.isConnected || isHydrated(control) || performance.now() > until;
}

function repeatInput({ control: pressed, chosen }: HeldInput): void {
  // React may have rendered it anew meanwhile.
  const control = pressed.isConnected ? pressed : findReplacement(pressed);
  if (!control) return;
  delete control.dataset.held;
  // A link then leads to its document.
  if (!isHydrated(control) && !(control instanceof HTMLAnchorElement)) return;
  if (control instanceof HTMLSelectElement) {
    control.value = String(chosen);
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (control instanceof HTMLInputElement) {
    // A text field keeps what was typed.
    if (!isChoice(control)) return;
    // Another radio button of the group was chosen after it.
    if (chosen === false && control.type === 'radio') return;
    // The click then changes it, which React takes for what a person does.
    control.checked = !chosen;
  }
  // A click that is no `MouseEvent` opens nothing: the browser has done so already.
  if (control.matches(OPENS_ITSELF)) control.dispatchEvent(new Event('click', { bubbles: true }));
  else control.click();
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
