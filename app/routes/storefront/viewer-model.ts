import { shopContext } from '#app/context.ts';
import type { Route } from './+types/viewer-model';

export async function loader({ context, params }: Route.LoaderArgs) {
  const model = await context.get(shopContext).media.models.read(params.voxeloId);
  if (!model) return new Response(null, { status: 404 });
  return new Response(model as BodyInit, {
    headers: { 'content-type': 'model/gltf-binary', 'cache-control': 'public, max-age=86400' },
  });
}
