import * as v from 'valibot';
import {
  group,
  hostName,
  listOf,
  network,
  oneOf,
  table,
  template,
  text,
  webAddress,
  webOrigin,
} from './kinds.ts';

/** An identifier given by a vendor; null renders nothing and loads no script of that vendor. */
const vendorId = () => v.optional(v.nullable(text(200)), null);

/** Access of staff, and external services. */
export const externalServices = {
  staff: v.optional(group({ identify: v.optional(oneOf(['session-role', 'off']), 'session-role') }), {}),
  admin: v.optional(
    group({
      preview: v.optional(oneOf(['admin-role-and-parent-origin', 'off']), 'admin-role-and-parent-origin'),
    }),
    {},
  ),
  office: v.optional(group({ networks: v.optional(listOf(network()), []) }), {}),
  preview: v.optional(group({ allowedParentOrigins: v.optional(listOf(webOrigin()), []) }), {}),
  content: v.optional(group({ editUrlTemplate: v.optional(v.nullable(template('{path}')), null) }), {}),
  iframe: v.optional(
    group({
      /** A host includes its subdomains. */
      allowedHosts: v.optional(listOf(hostName()), [
        'instagram.com',
        'tiktok.com',
        'facebook.com',
        'youtube.com',
        'youtube-nocookie.com',
        'player.vimeo.com',
      ]),
    }),
    {},
  ),
  media: v.optional(
    group({
      /** Null: pictures are served by the shop. A brand without its own host uses `default`. */
      hostByBrand: table(v.nullable(webAddress()), { default: null }),
    }),
    {},
  ),
  payments: v.optional(
    group({
      /** Null: `test` or `production`, depending on the environment. */
      clientId: vendorId(),
    }),
    {},
  ),
  applepay: v.optional(
    group({ merchantIdentifier: vendorId(), displayName: v.optional(text(64), 'Selvedge') }),
    {},
  ),
  thirdParty: v.optional(
    group({
      flocklerApiKey: vendorId(),
      flocklerSiteUuid: vendorId(),
      revievePartnerId: vendorId(),
      dashHudsonId: vendorId(),
      flixDistributorId: vendorId(),
      bazaarvoiceClientId: vendorId(),
      trueFitClientId: vendorId(),
      abTastyId: vendorId(),
      klarnaClientId: vendorId(),
    }),
    {},
  ),
};
