import { shopContext } from '#app/context.ts';
import type { CatalogueImportService } from '#commerce/catalogue/import/import-service.server.ts';
import { FILE_TYPES, isFileFormat } from '#commerce/resources/file-types.ts';
import type { Route } from './+types/catalogue-export';
import { requireActor } from './actor.ts';

const TYPES = { jsonl: 'application/jsonl; charset=utf-8', ...FILE_TYPES };

/** Everything as one file that begins to come at once; imported again it changes nothing. Tables hold products only. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { email, role, client } = await requireActor(context, 'products.read');
  const {
    admin: { catalogueImportService },
    content: { audit },
  } = context.get(shopContext);
  const asked = url.searchParams.get('format');
  const format = isFileFormat(asked) ? asked : 'jsonl';
  const note = { who: email, role, client, outcome: 'done' } as const;
  await audit.record({ ...note, action: 'catalogue exported', subject: `all products, ${format}` });
  const file =
    format === 'jsonl' ? lines(catalogueImportService) : await catalogueImportService.exportTable(format);
  return new Response(file, {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="catalogue.${format}"`,
    },
  });
}

function lines(service: CatalogueImportService): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const parts = service.export();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.text));
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}
