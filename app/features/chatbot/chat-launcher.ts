import { useSyncExternalStore } from 'react';

/** State that the page shares with the floating chat, whose code loads later. */
interface ChatLauncher {
  /** The page has a chat panel of its own. */
  hasPanel: boolean;
  /** The latest request to open the chat, with the message to send, if any; `number` counts the requests. */
  request: { number: number; message: string | null };
}

let launcher: ChatLauncher = { hasPanel: false, request: { number: 0, message: null } };
const listeners = new Set<() => void>();

function change(next: Partial<ChatLauncher>) {
  launcher = { ...launcher, ...next };
  for (const listener of listeners) listener();
}

/** Opens the chat and sends the message, if there is one. */
export function openChat(message: string | null): void {
  change({ request: { number: launcher.request.number + 1, message } });
}

export function announcePanel(): () => void {
  change({ hasPanel: true });
  return () => change({ hasPanel: false });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useChatLauncher(): ChatLauncher {
  return useSyncExternalStore(
    subscribe,
    () => launcher,
    () => launcher,
  );
}
