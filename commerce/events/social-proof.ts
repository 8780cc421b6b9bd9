export interface SocialProofMessage {
  code: string;
  /** May contain `strong` tags and no other markup. */
  message: string;
  icon: SocialProofIcon;
}

const FIRST_DELAY_MS = 2000;
export const SHOWN_MS = 5000;
const FADE_MS = 300;

export type SocialProofIcon = 'eye' | 'bag' | 'basket' | 'clock' | 'star' | 'flame';

const ICONS: Readonly<Record<string, SocialProofIcon>> = {
  SLVP: 'eye',
  QP: 'bag',
  ATB: 'basket',
  LPSP: 'clock',
  RV5S: 'star',
};

export function socialProofIcon(
  code: string,
  icons: Readonly<Record<string, SocialProofIcon>> = ICONS,
  fallback: SocialProofIcon = 'flame',
): SocialProofIcon {
  return icons[code.toUpperCase()] ?? fallback;
}

export type Rotation =
  | { phase: 'waiting'; nextInMs: number }
  | { phase: 'shown' | 'fading'; index: number; nextInMs: number }
  /** A single message does not rotate. */
  | { phase: 'resting'; index: number }
  | { phase: 'empty' };

/** Which message is visible at a time, and when that changes: none for two seconds, then five seconds each with a fade. */
export function rotationAt(elapsedMs: number, count: number): Rotation {
  if (count <= 0) return { phase: 'empty' };
  if (elapsedMs < FIRST_DELAY_MS)
    return { phase: 'waiting', nextInMs: FIRST_DELAY_MS - Math.max(0, elapsedMs) };
  if (count === 1) return { phase: 'resting', index: 0 };
  const turn = SHOWN_MS + FADE_MS;
  const since = elapsedMs - FIRST_DELAY_MS;
  const index = Math.floor(since / turn) % count;
  const within = since % turn;
  return within < SHOWN_MS
    ? { phase: 'shown', index, nextInMs: SHOWN_MS - within }
    : { phase: 'fading', index, nextInMs: turn - within };
}

/** Codes of the dismissed messages of one product. */
export interface Dismissals {
  productKey: string;
  codes: readonly string[];
}

/** Dismissals of another product do not count. */
function dismissedOf({ productKey, codes }: Dismissals, current: string): readonly string[] {
  return productKey === current ? codes : [];
}

export function dismiss(before: Dismissals, productKey: string, code: string): Dismissals {
  return { productKey, codes: [...new Set([...dismissedOf(before, productKey), code])] };
}

export function visibleMessages(
  messages: readonly SocialProofMessage[],
  dismissals: Dismissals,
  productKey: string,
): SocialProofMessage[] {
  const dismissed = dismissedOf(dismissals, productKey);
  return messages.filter(({ code }) => !dismissed.includes(code));
}
