import type { RecordBody, Resource } from '#commerce/resources/define-resource.ts';

export const NEW = 'new';

export function listHref({ name }: Pick<Resource, 'name'>): string {
  return `/staff/${name}`;
}

/** The page of a record: its own, or the form. */
export function recordHref(resource: Resource, id: string, body: RecordBody): string {
  return resource.href?.(id, body) ?? `/staff/${resource.name}/${encodeURIComponent(id)}`;
}

/** Below `/staff/api/`. */
export function apiPath({ name }: Pick<Resource, 'name'>, id?: string | null): string {
  return `${name}${id ? `/${encodeURIComponent(id)}` : ''}`;
}

export const apiHref = (resource: Pick<Resource, 'name'>): string => `/staff/api/${apiPath(resource)}`;
