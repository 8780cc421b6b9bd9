import { shopContext } from '#app/context.ts';
import { jsonResponse } from '#app/routes/api/responses.ts';
import type { Route } from './+types/studio-pictures';
import { requireActor } from './actor.ts';

const SHOWN = 60;

/** Pictures of the library by a part of their name. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireActor(context, 'content.read');
  const words = (url.searchParams.get('text') ?? '').slice(0, 60).toLowerCase().split(/\s+/).filter(Boolean);
  const all = await context.get(shopContext).content.studio.pictures();
  const found = all.filter((src) => words.every((word) => src.toLowerCase().includes(word)));
  return jsonResponse({ pictures: found.slice(0, SHOWN), total: found.length });
}
