import { toJsonSchema } from '@valibot/to-json-schema';
import { columnsOf, filtersOf, type Resource } from './define-resource.ts';

type Json = Readonly<Record<string, unknown>>;

const text = { type: 'string' };
const query = (name: string, description: string, schema: Json = text) => ({
  name,
  in: 'query',
  description,
  schema,
});
const json = (schema: Json) => ({ content: { 'application/json': { schema } } });

/** The description of the JSON endpoint, as OpenAPI, from the same schemas that check what is sent. */
export function describeApi(resources: readonly Resource[], origin: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Back office', version: '1' },
    servers: [{ url: origin }],
    paths: Object.fromEntries(resources.flatMap((resource) => pathsOf(resource))),
    components: {
      schemas: Object.fromEntries(resources.map((resource) => [resource.name, schemaOf(resource)])),
    },
  };
}

function schemaOf({ schema }: Resource): Json {
  // Checks that JSON Schema cannot express are left out; the endpoint still makes them.
  return schema
    ? { ...toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) }
    : { type: 'object' };
}

function pathsOf(resource: Resource): [string, Json][] {
  const { name, one, many } = resource;
  const record = { $ref: `#/components/schemas/${name}` };
  const id = { name: 'id', in: 'path', required: true, schema: text };
  const sortable = columnsOf(resource).filter(({ isSortable }) => isSortable);
  const list = {
    get: {
      summary: many,
      parameters: [
        query('q', 'Search'),
        query(
          'sort',
          `A column, - before it for the largest first: ${sortable.map((each) => each.name).join(', ')}`,
        ),
        query('after', 'The cursor `next` of the page before'),
        query('limit', 'Rows, at most 500', { type: 'integer' }),
        query('format', 'csv or xlsx for a file'),
        ...filtersOf(resource).map(({ name: filter, label, options }) =>
          query(filter, label, typeof options === 'string' ? text : { enum: Object.keys(options) }),
        ),
      ],
      responses: {
        200: {
          description: many,
          ...json({
            type: 'object',
            properties: {
              rows: {
                type: 'array',
                items: { type: 'object', properties: { id: text, body: record } },
              },
              next: { type: ['string', 'null'] },
              previous: { type: ['string', 'null'] },
              total: { type: 'integer' },
            },
          }),
        },
      },
    },
    ...(resource.blank ? { post: saveOperation(`New ${one}`, record) } : {}),
  };
  const detail = {
    get: {
      summary: one,
      parameters: [id],
      responses: { 200: { description: one, ...json(openRecord(record)) } },
    },
    ...(resource.schema || resource.actions
      ? { post: { ...saveOperation(`Change ${one}`, record, resource), parameters: [id] } }
      : {}),
  };
  return [
    [`/staff/api/${name}`, list],
    [`/staff/api/${name}/{id}`, detail],
  ];
}

const openRecord = (record: Json) => ({
  type: 'object',
  properties: { id: text, body: record, revision: { type: 'integer' }, history: { type: 'array' } },
});

function saveOperation(summary: string, record: Json, resource?: Resource): Json {
  const base = { type: 'integer', description: 'The revision that was read, against lost updates' };
  const intent = (name: string, properties: Json) => ({
    type: 'object',
    required: ['intent', ...Object.keys(properties).filter((each) => each !== 'input')],
    properties: { intent: { const: name }, ...properties },
  });
  const actions = resource?.actions?.map(({ name }) => name) ?? [];
  const bodies = [
    ...(resource && !resource.schema ? [] : [intent('save', { body: record, base })]),
    ...(resource?.schema
      ? [intent('remove', { base }), intent('restore', { changeId: { type: 'integer' }, base })]
      : []),
    ...(actions.length > 0 ? [intent('act', { action: { enum: actions }, input: {} })] : []),
  ];
  return {
    summary,
    requestBody: json({ oneOf: bodies }),
    responses: {
      200: { description: 'Done', ...json({ type: 'object', properties: { record: openRecord(record) } }) },
      404: { description: 'There is none' },
      409: { description: 'Changed by someone else, or refused with a reason' },
      422: { description: 'Errors by field' },
    },
  };
}
