export interface SocialProofMessage {
  code: string;
  /** May hold strong tags; nothing else counts as markup. */
  message: string;
  icon: SocialProofIcon;
}

export const FIRST_DELAY_MS = 2000;
export const SHOWN_MS = 5000;
export const FADE_MS = 300;

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
  /** One message has nothing to change to. */
  | { phase: 'resting'; index: number }
  | { phase: 'empty' };

/** Which message shows after so long, and when to look again. Nothing for two seconds, then five of each, fading between. */
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

export interface SocialProofState {
  productId: string;
  dismissed: readonly string[];
}

/** Dismissals are forgotten when the product changes. */
export function forProduct(state: SocialProofState, productId: string): SocialProofState {
  return state.productId === productId ? state : { productId, dismissed: [] };
}

export function dismiss(state: SocialProofState, code: string, isDismissible: boolean): SocialProofState {
  if (!isDismissible || state.dismissed.includes(code)) return state;
  return { ...state, dismissed: [...state.dismissed, code] };
}

export function visibleMessages(
  messages: readonly SocialProofMessage[],
  state: SocialProofState,
): SocialProofMessage[] {
  return messages.filter((message) => !state.dismissed.includes(message.code));
}
