import type { RouterContextProvider } from 'react-router';
import * as v from 'valibot';
import { createLoadContext, requestContext, shopContext } from '#app/context.ts';
import { parseListAddress } from '#app/features/listing/list-address.ts';
import type { ListingView } from '#app/features/listing/listing-view.ts';
import { loadList } from '#app/features/listing/load-list.server.ts';
import { loadPage } from '#app/sections/load-page.server.ts';
import type { LoadedPage } from '#app/sections/loaded-page.ts';
import type { Content, ContentDraft } from '#commerce/content/content.server.ts';
import { fragmentSchemas } from '#commerce/content/fragment-schemas.ts';
import {
  applyMenuContent,
  buildMenu,
  chooseDepartments,
  type MenuDepartment,
} from '#commerce/content/menu.ts';
import type { PreviewData } from '#commerce/content/preview-message.ts';
import { breadcrumbsOf } from '#commerce/links/breadcrumbs.ts';
import { addPreviewBadges } from '#commerce/promotions/badges/preview-badges.ts';

/** What the frame shows: the very page a shopper would get, with the editor's words in it. */
export type PreviewView =
  | { kind: 'page'; page: LoadedPage }
  | { kind: 'list'; list: ListingView }
  | { kind: 'menu'; department: MenuDepartment }
  | { kind: 'moved'; from: string; to: string; isPermanent: boolean }
  | { kind: 'problem'; reason: string };

type Context = Readonly<RouterContextProvider>;

export async function preparePreview(
  context: Context,
  { content: draft, badges }: Pick<PreviewData, 'content' | 'badges'>,
  asked: { list: string | null; signal: AbortSignal },
): Promise<PreviewView> {
  const shop = context.get(shopContext);
  const drafted = draft ? shop.content.entries.withDraft(draft) : shop.content.entries;
  const entries: Content = {
    ...drafted,
    badges: async (brand, locale) => addPreviewBadges(await drafted.badges(brand, locale), badges, true),
  };
  const preview = createLoadContext(
    { ...shop, content: { ...shop.content, entries } },
    context.get(requestContext),
  );
  if (draft?.kind === 'page') return previewPage(preview, draft.key, draft.body);
  if (draft?.kind === 'menu') return previewMenu(preview, draft.key);
  if (draft?.kind === 'moved') return previewMove(draft);
  const isOfList = draft && draft.kind !== 'badges';
  const list = (isOfList ? draft.key : asked.list) ?? (await firstDepartment(preview));
  if (list === null) return { kind: 'problem', reason: 'The catalogue has no categories yet.' };
  return previewList(preview, list, asked.signal);
}

/** The list that shows badges when the editor names none. */
async function firstDepartment(context: Context): Promise<string | null> {
  const tree = await context.get(shopContext).catalogue.categoryTree(context.get(requestContext).locale);
  const department = tree.find(({ kind }) => kind === 'department') ?? tree[0];
  return department?.slug ?? null;
}

async function previewPage(context: Context, path: string, body: unknown): Promise<PreviewView> {
  const page = await loadPage(context, path);
  if (page) return { kind: 'page', page };
  const [problem] = context.get(shopContext).content.entries.check('page', path, body);
  return { kind: 'problem', reason: problem?.reason ?? 'This page cannot be shown yet.' };
}

/** Nothing of a redirect is ever seen; what it does can be said. */
function previewMove({ key, body }: ContentDraft): PreviewView {
  const read = v.safeParse(fragmentSchemas.moved, body);
  if (!read.success) return { kind: 'problem', reason: 'Say where visitors of the old address should go.' };
  return { kind: 'moved', from: key, to: read.output.to, isPermanent: read.output.lasts === 'good' };
}

async function previewMenu(context: Context, slug: string): Promise<PreviewView> {
  const {
    catalogue,
    content: { entries: content },
  } = context.get(shopContext);
  const { brand, locale } = context.get(requestContext);
  const [node] = chooseDepartments(await catalogue.categoryTree(locale), [slug]);
  if (!node) return { kind: 'problem', reason: `The catalogue has no department called ${slug}.` };
  const written = await content.fragment('menu', slug, brand.slug, locale);
  return { kind: 'menu', department: applyMenuContent(buildMenu(node), written) };
}

async function previewList(context: Context, slug: string, signal: AbortSignal): Promise<PreviewView> {
  const shop = context.get(shopContext);
  const visit = context.get(requestContext);
  const category = await shop.catalogue.categoryBySlug(slug, visit.locale);
  if (!category) return { kind: 'problem', reason: `The catalogue has no category called ${slug}.` };
  const path = await Promise.all(
    category.path.map((each) => shop.catalogue.categoryBySlug(each, visit.locale)),
  );
  const { view } = await loadList(
    shop,
    visit,
    {
      ...parseListAddress(new URL(`/categories/${slug}`, visit.origin), undefined),
      type: 'category',
      title: category.name,
      query: null,
      category,
      crumbs: breadcrumbsOf(
        path.flatMap((each) => each ?? []),
        'Home',
      ),
    },
    signal,
  );
  return { kind: 'list', list: view };
}
