import type { StudioAnswer } from '#commerce/content/editor/studio.server.ts';
import type { EntryAddress } from './studio-kit.ts';
import type { Wire } from './wire.ts';

export type Change =
  | { intent: 'save'; body: unknown }
  | { intent: 'discard' }
  | { intent: 'publish'; body: unknown; startsAt: string | null; endsAt: string | null }
  | { intent: 'take-offline'; versionId: number }
  | { intent: 'put-back'; historyId: number };

export type ChangeAnswer = Wire<StudioAnswer> | { kind: 'failed' };

/** Asks for one change; an answer that never came leaves everything as it was. */
export async function askForChange(
  address: EntryAddress,
  base: number,
  change: Change,
): Promise<ChangeAnswer> {
  try {
    const response = await fetch('/staff/studio/change', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address, base, ...change }),
    });
    return response.ok ? ((await response.json()) as Wire<StudioAnswer>) : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** What a change of the past said; null when it cannot be had. */
export async function fetchVersion(address: EntryAddress, historyId: number): Promise<unknown | null> {
  try {
    const query = new URLSearchParams({ ...address, id: String(historyId) });
    const response = await fetch(`/staff/studio/version?${query}`);
    return response.ok ? ((await response.json()) as { body: unknown }).body : null;
  } catch {
    return null;
  }
}
