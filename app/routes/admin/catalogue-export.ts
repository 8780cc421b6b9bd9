import { shopContext } from '#app/context.ts';
import type { Route } from './+types/catalogue-export';
import { requireActor } from './actor.ts';

/** Everything as one file that begins to come at once; imported again it changes nothing. */
export async function loader({ context }: Route.LoaderArgs) {
  const { email, role, client } = await requireActor(context, 'products.read');
  const {
    admin: { catalogueImportService },
    content: { audit },
  } = context.get(shopContext);
  const note = { who: email, role, client, outcome: 'done' } as const;
  await audit.record({ ...note, action: 'catalogue exported', subject: 'all products' });
  const encoder = new TextEncoder();
  const parts = catalogueImportService.export();
  const file = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.text));
    },
    cancel: async () => void (await parts.return(undefined)),
  });
  return new Response(file, {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': 'application/jsonl; charset=utf-8',
      'content-disposition': 'attachment; filename="catalogue.jsonl"',
    },
  });
}
