import type { action } from '#app/routes/admin/studio-change.ts';
import type { loader } from '#app/routes/admin/studio-version.ts';
import { type ApiData, callApi } from '#app/site/api-call.ts';
import type { EntryAddress } from './studio-kit.ts';

export type Change =
  | { intent: 'save'; body: unknown }
  | { intent: 'discard' }
  | { intent: 'publish'; body: unknown; startsAt: string | null; endsAt: string | null }
  | { intent: 'unpublish'; versionId: number }
  | { intent: 'restore'; historyId: number };

export type ChangeResponse = ApiData<typeof action> | { kind: 'failed' };

/** Sends one change; without a response nothing has changed here. */
export async function askForChange(
  address: EntryAddress,
  base: number,
  change: Change,
): Promise<ChangeResponse> {
  try {
    const response = await callApi<typeof action>('/staff/studio/change', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address, base, ...change }),
    });
    return response.ok ? await response.json() : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** What a change of the past said; null when it cannot be had. */
export async function fetchVersion(address: EntryAddress, historyId: number): Promise<unknown | null> {
  try {
    const query = new URLSearchParams({ ...address, id: String(historyId) });
    const response = await callApi<typeof loader>(`/staff/studio/version?${query}`);
    return response.ok ? (await response.json()).body : null;
  } catch {
    return null;
  }
}
