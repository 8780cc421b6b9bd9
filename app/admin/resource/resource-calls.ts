import type { action, loader } from '#app/routes/admin/resource-api.ts';
import { type ApiData, callApi } from '#app/site/api-call.ts';
import type { RecordBody, Resource } from '#commerce/resources/define-resource.ts';
import { FILE_TYPES } from '#commerce/resources/file-types.ts';
import type { ListPage } from '#commerce/resources/list-query.ts';
import { apiPath } from './resource-href.ts';

export type RecordIntent =
  | { intent: 'save'; body: RecordBody }
  | { intent: 'remove' }
  | { intent: 'restore'; changeId: number }
  | { intent: 'act'; action: string; input?: unknown };

export type ResourceResponse = ApiData<typeof action> | { kind: 'failed' };

/** Sends one change; without a response nothing has changed here. */
export function askForChange(
  resource: Pick<Resource, 'name'>,
  id: string | null,
  base: number,
  change: RecordIntent,
): Promise<ResourceResponse> {
  return send(apiPath(resource, id), JSON.stringify({ base, ...change }), 'application/json');
}

export function sendFile(resource: Pick<Resource, 'name'>, file: File, isDryRun: boolean) {
  const type = FILE_TYPES[/\.xlsx$/i.test(file.name) ? 'xlsx' : 'csv'];
  return send(`${apiPath(resource)}?import=${isDryRun ? 'check' : 'apply'}`, file, type);
}

export function saveView(resource: Pick<Resource, 'name'>, name: string, query: string) {
  const change = { intent: 'save-view', name, query };
  return send(apiPath(resource), JSON.stringify(change), 'application/json');
}

export function removeView(resource: Pick<Resource, 'name'>, viewId: string) {
  const change = { intent: 'remove-view', viewId };
  return send(apiPath(resource), JSON.stringify(change), 'application/json');
}

async function send(path: string, body: string | File, type: string): Promise<ResourceResponse> {
  try {
    const response = await callApi<typeof action>(`/staff/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    const said: unknown = await response.json();
    // Refusals are answers too; the status is for other programs.
    return typeof said === 'object' && said !== null && 'kind' in said
      ? (said as ResourceResponse)
      : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** The ids of a whole list, read before the first of them changes and moves in the list. */
export async function fetchIds(resource: Pick<Resource, 'name'>, params: URLSearchParams): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const query = new URLSearchParams(params);
    for (const name of ['after', 'before', 'cols']) query.delete(name);
    query.set('limit', '500');
    if (after) query.set('after', after);
    const response = await callApi<typeof loader>(`/staff/api/${apiPath(resource)}?${query}`);
    if (!response.ok) break;
    const page = (await response.json()) as Pick<ListPage, 'rows' | 'next'>;
    ids.push(...page.rows.map(({ id }) => id));
    after = page.next;
  } while (after);
  return ids;
}
