import { useSyncExternalStore } from 'react';

/** What the page and the chat tell each other: that a panel stands in the page, and what was asked through it. */
interface Door {
  hasPanel: boolean;
  /** Counts up with each knock; the words may be none. */
  knock: { number: number; words: string | null };
}

let door: Door = { hasPanel: false, knock: { number: 0, words: null } };
const listeners = new Set<() => void>();

function change(next: Partial<Door>) {
  door = { ...door, ...next };
  for (const listener of listeners) listener();
}

/** Opens the chat, and asks for the shopper where words are given. */
export function openChat(words: string | null): void {
  change({ knock: { number: door.knock.number + 1, words } });
}

export function announcePanel(): () => void {
  change({ hasPanel: true });
  return () => change({ hasPanel: false });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useChatDoor(): Door {
  return useSyncExternalStore(
    subscribe,
    () => door,
    () => door,
  );
}
