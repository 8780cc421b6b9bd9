import { shopContext } from '#app/context.ts';
import { ModelViewer } from '#app/features/gallery/viewer/model-viewer.tsx';
import type { Route } from './+types/viewer';

/** The document in the gallery's frame: one 3D model. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const model = await context.get(shopContext).media.models.read(params.voxeloId);
  if (!model) throw new Response(null, { status: 404 });
  const tint = new URL(request.url).searchParams.get('tint');
  return {
    model: `/viewer/${params.voxeloId}/model.glb`,
    tint: tint && /^[0-9a-f]{6}$/i.test(tint) ? tint : null,
  };
}

export default function ViewerRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>3D</title>
      <ModelViewer {...loaderData} />
    </>
  );
}

export function ErrorBoundary() {
  return <title>3D</title>;
}
