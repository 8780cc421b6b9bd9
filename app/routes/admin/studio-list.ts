import { redirect } from 'react-router';
import { isEntryKind } from '#commerce/content/editor/entry-key.ts';
import { KIND_NAMES } from '#commerce/content/editor/entry-resources.ts';
import type { Route } from './+types/studio-list';
import { requireActor } from './actor.ts';

/** The list of a kind of content, by the kind's own name. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireActor(context, 'content.read');
  const kind = url.searchParams.get('kind') ?? 'page';
  if (!isEntryKind(kind)) throw new Response(null, { status: 404 });
  return redirect(`/staff/${KIND_NAMES[kind].name}`);
}
