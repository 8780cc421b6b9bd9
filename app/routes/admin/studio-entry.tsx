import { EntryEditor } from '#app/admin/content/entry-editor.tsx';
import { RecordOptionsContext } from '#app/admin/content/record-fields/record-options.ts';
import { toSerialised } from '#app/admin/content/serialised.ts';
import type { StudioKit } from '#app/admin/content/studio-kit.ts';
import { shopContext } from '#app/context.ts';
import { sampleFields, sectionDefinitions } from '#app/sections/definitions.ts';
import { fragmentSchemas, isFragmentKind } from '#commerce/content/fragment-schemas.ts';
import { blankOf, describeSchema } from '#commerce/resources/describe-schema.ts';
import type { Route } from './+types/studio-entry';
import { requireActor } from './actor.ts';
import { readStudioAddress } from './studio-address.ts';
import { studioBrands } from './studio-brands.server.ts';
import { recordOptions } from './studio-options.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireActor(context, 'content.read');
  const shop = context.get(shopContext);
  const { studio } = shop.content;
  const address = readStudioAddress(request);
  const entry = await studio.open(address);
  // A copy for another audience begins with what the first one says.
  const [key, brand, locale] = new URL(request.url).searchParams.get('from')?.split(' ') ?? [];
  const origin = key && brand && locale ? await studio.open({ ...address, key, brand, locale }) : null;
  const opened = entry.body === null && origin ? { ...entry, body: origin.body } : entry;
  return { opened: toSerialised(opened), brands: studioBrands(shop), options: await recordOptions(shop) };
}

/** The editor holds its own state; a change elsewhere is detected when saving. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.search !== nextUrl.search;
}

const kit: StudioKit = {
  types: [...sectionDefinitions.keys()],
  schemaOf: (type) => sectionDefinitions.get(type)?.schema ?? null,
  sampleOf: sampleFields,
};

export default function StaffStudioEntry({ loaderData }: Route.ComponentProps) {
  const { opened, brands, options } = loaderData;
  const { kind, key, brand, locale } = opened.address;
  const fragment = isFragmentKind(kind) ? fragmentSchemas[kind] : null;
  const blank = fragment
    ? (blankOf(describeSchema(fragment)) as Record<string, unknown>)
    : { title: '', sections: [] };
  return (
    <RecordOptionsContext value={options}>
      <EntryEditor key={[kind, key, brand, locale].join(' ')} {...{ opened, kit, brands, blank, fragment }} />
    </RecordOptionsContext>
  );
}
