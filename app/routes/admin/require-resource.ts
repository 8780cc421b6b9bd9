import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#app/context.ts';
import type { Resource } from '#commerce/resources/define-resource.ts';
import { requireActor } from './actor.ts';

/** The resource of an address, for those who may read it; 404 for anyone else. */
export async function requireResource(
  context: Readonly<RouterContextProvider>,
  name: string | undefined,
): Promise<Resource> {
  const resource = context.get(shopContext).admin.resources.find(name ?? '');
  if (!resource) throw new Response(null, { status: 404 });
  await requireActor(context, resource.permissions.read);
  return resource;
}
