import type { action } from '#app/routes/admin/studio-record-change.ts';
import { type ApiData, callApi } from '#app/site/api-call.ts';
import type { RecordBody, RecordKind } from '#commerce/content/editor/record-kind.ts';

export type RecordChangeAsked =
  | { intent: 'save'; body: RecordBody }
  | { intent: 'remove' }
  | { intent: 'restore'; changeId: number };

/** Sends one change; without a response nothing has changed here. */
export async function askForRecordChange(
  kind: RecordKind,
  id: string | null,
  base: number,
  change: RecordChangeAsked,
): Promise<ApiData<typeof action> | { kind: 'failed' }> {
  try {
    const response = await callApi<typeof action>('/staff/studio/record-change', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, id, base, ...change }),
    });
    return response.ok ? await response.json() : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
