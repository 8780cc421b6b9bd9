import { useSyncExternalStore } from 'react';
import type { action } from '#app/routes/api/staff/selection.ts';
import { callApi } from '#app/site/api-call.ts';

let selected: readonly string[] = [];
const listeners = new Set<() => void>();

export function setSelected(keys: readonly string[]): void {
  selected = keys;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keys of the products this admin has marked. */
export function useSelected(): readonly string[] {
  return useSyncExternalStore(subscribe, () => selected);
}

/** Optimistic; the server's response wins. */
export async function changeSelection(
  change: { productKey: string; isSelected: boolean } | { clear: true },
): Promise<void> {
  const before = selected;
  if ('clear' in change) setSelected([]);
  else
    setSelected(
      change.isSelected ? [...before, change.productKey] : before.filter((key) => key !== change.productKey),
    );
  try {
    const response = await callApi<typeof action>('/_api/staff/selection', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    if (!response.ok) throw new Error(String(response.status));
    setSelected((await response.json()).selected);
  } catch {
    setSelected(before);
  }
}
