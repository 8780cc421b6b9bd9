import { blankOf, describeSchema } from '#app/admin/content/describe-schema.ts';
import { EntryEditor } from '#app/admin/content/entry-editor.tsx';
import { RecordOptionsContext } from '#app/admin/content/record-fields/record-options.ts';
import type { StudioKit } from '#app/admin/content/studio-kit.ts';
import { toWire } from '#app/admin/content/wire.ts';
import { shopContext } from '#app/context.ts';
import { sectionSamples } from '#app/sections/samples.ts';
import { sectionSchemas } from '#app/sections/schemas.ts';
import { fragmentSchemas, isFragmentKind } from '#commerce/content/fragment-schemas.ts';
import { SECTION_TYPES } from '#commerce/content/section-types.ts';
import type { Route } from './+types/staff-studio-entry';
import { requireAdmin } from './require-admin.ts';
import { readStudioAddress } from './studio-address.ts';
import { studioBrands } from './studio-brands.server.ts';
import { recordOptions } from './studio-options.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireAdmin(context);
  const shop = context.get(shopContext);
  const { studio } = shop;
  const address = readStudioAddress(request);
  const entry = await studio.open(address);
  // A copy for another audience begins with what the first one says.
  const [key, brand, locale] = new URL(request.url).searchParams.get('from')?.split(' ') ?? [];
  const origin = key && brand && locale ? await studio.open({ ...address, key, brand, locale }) : null;
  const opened = entry.body === null && origin ? { ...entry, body: origin.body } : entry;
  return { opened: toWire(opened), brands: studioBrands(), options: await recordOptions(shop) };
}

/** The desk keeps its own state; a change elsewhere is found when saving. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.search !== nextUrl.search;
}

const kit: StudioKit = {
  types: SECTION_TYPES,
  schemaOf: (type) => (Object.hasOwn(sectionSchemas, type) ? sectionSchemas[type as 'Text'] : null),
  sampleOf: (type) => (sectionSamples[type as 'Text'][0]?.fields ?? {}) as Record<string, unknown>,
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
