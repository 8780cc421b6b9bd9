import { checkChatMessage } from './chat-message.ts';

export const HINT_FROM_MS = 3000;
export const HINT_UNTIL_MS = 10_000;
const PANEL_SCROLL_THRESHOLD = 320;
const CHAT_ERROR = "There was an error! Please select 'Start a New Chat' and try again";

/** The hint bubble appears at 3 s and hides at 10 s, unless the chat has been opened. */
export function isHintVisible(elapsedMs: number, hasBeenOpened: boolean): boolean {
  return !hasBeenOpened && elapsedMs >= HINT_FROM_MS && elapsedMs < HINT_UNTIL_MS;
}

export function isPanelVisible(scrollY: number): boolean {
  return scrollY > PANEL_SCROLL_THRESHOLD;
}

export interface ChatWidgetState {
  isOpen: boolean;
  hasBeenOpened: boolean;
  session: 'starting' | 'ready' | 'waiting' | 'error';
}

export type ChatWidgetEvent =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'session-started' }
  | { type: 'message-sent'; text: string }
  | { type: 'reply-received' }
  | { type: 'failed' }
  | { type: 'new-chat' };

/** Closed at first; its session starts on load. */
export const CHAT_START: ChatWidgetState = { isOpen: false, hasBeenOpened: false, session: 'starting' };

/** One question at a time; after an error only a new chat is possible. */
export function nextChatWidget(state: ChatWidgetState, event: ChatWidgetEvent): ChatWidgetState {
  switch (event.type) {
    case 'opened':
      return { ...state, isOpen: true, hasBeenOpened: true };
    case 'closed':
      return { ...state, isOpen: false };
    case 'session-started':
      return state.session === 'starting' ? { ...state, session: 'ready' } : state;
    case 'message-sent':
      return state.session === 'ready' && checkChatMessage(event.text).ok
        ? { ...state, session: 'waiting' }
        : state;
    case 'reply-received':
      return state.session === 'waiting' ? { ...state, session: 'ready' } : state;
    case 'failed':
      return { ...state, session: 'error' };
    case 'new-chat':
      return { ...state, session: 'starting' };
  }
}

/** In the error state the input is hidden and a new chat is offered. */
export function describeChatInput(state: ChatWidgetState): {
  showsInput: boolean;
  canSend: boolean;
  error: string | null;
} {
  const failed = state.session === 'error';
  return { showsInput: !failed, canSend: state.session === 'ready', error: failed ? CHAT_ERROR : null };
}
