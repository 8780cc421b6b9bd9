import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { jsonError, jsonResponse, readJsonObject } from '#app/routes/api/responses.ts';
import type { Resource } from '#commerce/resources/define-resource.ts';
import { FILE_TYPES, isFileFormat } from '#commerce/resources/file-types.ts';
import { parseListQuery } from '#commerce/resources/list-query.ts';
import { auditedRole, may, PermissionDenied } from '#commerce/resources/permissions.ts';
import { describeApi } from '#commerce/resources/resource-api.ts';
import type { RecordResponse } from '#commerce/resources/resources.server.ts';
import type { Route } from './+types/resource-api';
import { requireActor } from './actor.ts';
import { requireResource } from './require-resource.ts';
import { shopDay } from './shop-day.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Lists and records as JSON, lists as CSV or as a workbook; without a name the description of all of it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = await requireActor(context);
  const { resources } = context.get(shopContext).admin;
  if (params.resource === undefined) {
    const visible = resources.all.filter(({ permissions }) => may(actor, permissions.read));
    return jsonResponse(describeApi(visible, context.get(requestContext).origin), { headers: PRIVATE });
  }
  const resource = await requireResource(context, params.resource);
  if (params.id !== undefined) {
    const record = await resources.open(actor, resource, params.id);
    return record
      ? jsonResponse(record, { headers: PRIVATE })
      : jsonError(404, 'There is none with this id.');
  }
  const day = shopDay(context);
  const query = parseListQuery(resource, url.searchParams, { ...day, brands: actor.brands });
  const format = url.searchParams.get('format');
  if (!isFileFormat(format))
    return jsonResponse(await resources.list(actor, resource, query), { headers: PRIVATE });
  await context.get(shopContext).content.audit.record({
    who: actor.email,
    role: auditedRole(actor),
    client: actor.client,
    action: 'exported',
    subject: `${resource.name} ${url.search}`,
    outcome: 'done',
  });
  return new Response(resources.exportFile(actor, resource, query, format), {
    headers: {
      ...PRIVATE,
      'content-type': FILE_TYPES[format],
      'content-disposition': `attachment; filename="${resource.name}-${day.today}.${format}"`,
    },
  });
}

const revision = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(v.string(), v.trim(), v.minLength(1, 'Write a name.'), v.maxLength(60));
const change = v.variant('intent', [
  v.object({ intent: v.literal('save'), body: v.record(v.string(), v.unknown()), base: revision }),
  v.object({ intent: v.literal('remove'), base: revision }),
  v.object({ intent: v.literal('restore'), changeId: revision, base: revision }),
  v.object({ intent: v.literal('act'), action: name, input: v.optional(v.unknown()) }),
  v.object({ intent: v.literal('save-view'), name, query: v.pipe(v.string(), v.maxLength(1000)) }),
  v.object({ intent: v.literal('remove-view'), viewId: name }),
]);

const STATUS: Record<RecordResponse['kind'], number> = {
  done: 200,
  conflict: 409,
  refused: 409,
  wrong: 422,
  gone: 404,
};
const respond = (response: RecordResponse) => jsonResponse(response, { status: STATUS[response.kind] });

/** One change of one record, one view, or a file of many records. */
export async function action(args: Route.ActionArgs) {
  try {
    return await applyChange(args);
  } catch (error) {
    if (error instanceof PermissionDenied) return jsonError(404, 'Not found.');
    throw error;
  }
}

async function applyChange({ context, params, request, url }: Route.ActionArgs) {
  const actor = await requireActor(context);
  const resource = await requireResource(context, params.resource);
  const { resources } = context.get(shopContext).admin;
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('text/csv') || type.startsWith(FILE_TYPES.xlsx)) {
    if (!canImport(resource) || !may(actor, resource.permissions.write))
      return jsonError(404, 'Nothing can be imported here.');
    const isDryRun = url.searchParams.get('import') !== 'apply';
    return jsonResponse(await resources.importFile(actor, resource, await request.bytes(), isDryRun));
  }
  const asked = v.safeParse(change, await readJsonObject(request));
  if (!asked.success) return jsonError(400, asked.issues[0].message);
  const sent = asked.output;
  const id = params.id ?? null;
  switch (sent.intent) {
    case 'save':
      if (id === null && !resource.blank) return jsonError(404, 'Nothing can be added here.');
      return respond(await resources.save(actor, resource, id, sent.body, sent.base));
    case 'save-view': {
      if (actor.id === null) return jsonError(404, 'A program has no views.');
      const view = await resources.views.save(actor.id, resource.name, sent.name, sent.query);
      return jsonResponse({ kind: 'view' as const, view });
    }
    case 'remove-view':
      if (actor.id !== null) await resources.views.remove(actor.id, sent.viewId);
      return jsonResponse({ kind: 'view' as const, view: null });
  }
  if (id === null) return jsonError(400, 'Name a record in the address.');
  switch (sent.intent) {
    case 'remove':
      return respond(await resources.remove(actor, resource, id, sent.base));
    case 'restore':
      return respond(await resources.restore(actor, resource, id, sent.changeId, sent.base));
    case 'act':
      return respond(await resources.act(actor, resource, sent.action, id, sent.input));
  }
}

const canImport = ({ schema, hasCsv }: Resource) => schema !== null && hasCsv !== false;
