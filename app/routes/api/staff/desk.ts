import type { Desk } from '#app/admin/tools/desk-view.ts';
import { requestContext, shopContext } from '#app/context.ts';
import { viewedSlug } from '#commerce/chatbot/chat-pages.ts';
import { previewOrigins } from '#commerce/promotions/badges/preview-origin.ts';
import { editLink, studioLink } from '#commerce/staff/edit-link.ts';
import { mayUse } from '#commerce/staff/may-use.ts';
import type { Route } from './+types/desk';
import { enterStaff, PRIVATE } from './enter.ts';

/** What the desk offers on this page to this member of staff. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const member = await enterStaff(context, request, 'desk');
  const shop = context.get(shopContext);
  const { brand, origin } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  const path = asked.get('path') ?? '/';
  const locale = brand.locales.find((known) => known === asked.get('locale')) ?? brand.locale;
  const place = { path, brand: brand.slug, locale };
  const isAdmin = mayUse('admin', member);
  const slug = mayUse('staff', member) ? viewedSlug(path) : null;
  const product = slug ? await shop.catalogue.productBySlug(slug) : null;
  const outside = mayUse('office', member) ? editLink(brand.settings.content.editUrlTemplate, place) : null;
  const desk: Desk = {
    canExport: mayUse('office', member),
    editHref: outside ?? (isAdmin ? studioLink(place) : null),
    wordsworthHref: product
      ? brand.settings.internal.listingUrl.replace('{productKey}', encodeURIComponent(product.key))
      : null,
    catalogueHref: isAdmin && (await shop.catalogueDesk.isEmpty()) ? '/staff/catalogue' : null,
    product: product && { key: product.key, name: product.name },
    selected: isAdmin && member.id ? await shop.staff.selection.keys(member.id) : null,
    previewOrigins: previewOrigins(
      { isAdmin },
      {
        mode: brand.settings.admin.preview,
        allowed: brand.settings.preview.allowedParentOrigins,
        own: origin,
      },
    ),
  };
  return Response.json(desk, { headers: PRIVATE });
}
