import type { ToolbarData } from '#app/admin/tools/toolbar-data.ts';
import { requestContext, shopContext } from '#app/context.ts';
import { viewedSlug } from '#commerce/chatbot/chat-pages.ts';
import { previewOrigins } from '#commerce/promotions/badges/preview-origin.ts';
import { editLink, studioLink } from '#commerce/staff/edit-link.ts';
import { mayUse } from '#commerce/staff/staff-access.ts';
import { meets } from '#commerce/staff/staff-routes.ts';
import { requestedLocale } from '../requested-locale.ts';
import { jsonResponse } from '../responses.ts';
import type { Route } from './+types/toolbar';
import { PRIVATE, requireStaff } from './require-staff.ts';

/** What the staff toolbar offers to this member of staff on the page at `path`. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const member = await requireStaff(context, request, 'toolbar');
  const shop = context.get(shopContext);
  const { brand, origin } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const path = searchParams.get('path') ?? '/';
  const locale = requestedLocale(brand, searchParams.get('locale'));
  const place = { path, brand: brand.slug, locale };
  const isAdmin = mayUse('admin', member);
  const slug = mayUse('staff', member) ? viewedSlug(path) : null;
  const product = slug ? await shop.catalogue.productBySlug(slug, null) : null;
  const externalEditor = mayUse('office', member)
    ? editLink(brand.settings.content.editUrlTemplate, place)
    : null;
  const toolbar: ToolbarData = {
    canExport: mayUse('office', member),
    editHref: externalEditor ?? (meets(member, 'content.write') ? studioLink(place) : null),
    inspectorHref: product
      ? brand.settings.internal.listingUrl.replace('{productKey}', encodeURIComponent(product.key))
      : null,
    catalogueHref:
      meets(member, 'products.write') && (await shop.admin.catalogueImportService.isEmpty())
        ? '/staff/catalogue'
        : null,
    product: product && { key: product.key, name: product.name },
    selected: isAdmin && member.id ? await shop.admin.staff.selection.keys(member.id) : null,
    previewOrigins: previewOrigins(
      { isAdmin },
      {
        mode: brand.settings.admin.preview,
        allowed: brand.settings.preview.allowedParentOrigins,
        own: origin,
      },
    ),
  };
  return jsonResponse(toolbar, { headers: PRIVATE });
}
