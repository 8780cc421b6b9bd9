import * as v from 'valibot';
import { MAX_SELECTED_PER_KEY } from '#commerce/listing/url/filter-path.ts';
import { MARKETPLACE_NEEDLES } from '#commerce/search/facets/marketplace-terms.ts';
import { group, listOf, matching, slug, template, text, wholeNumber, yesOrNo } from './kinds.ts';

/** Milliseconds that a page waits for an external service. */
const timeout = (milliseconds: number) => v.optional(wholeNumber(50, 60_000), milliseconds);

/** Search, filters, advertisements, recommendations, SEO and chatbot. */
export const discovery = {
  search: v.optional(
    group({
      maxQueryLength: v.optional(wholeNumber(1, 2000), 300),
      maxQueryWords: v.optional(wholeNumber(1, 200), 30),
      /** An A/B test of the embedded engine's order for shoppers who consented to be known; ranking rules name `id:variant`. */
      experiment: v.optional(
        v.nullable(group({ id: slug(), variants: v.pipe(listOf(slug()), v.minLength(2)) })),
        null,
      ),
      /** The upper limits are the vendors' own. */
      maxOffset: v.optional(
        group({
          bloomreach: v.optional(wholeNumber(1, 10_000), 10_000),
          algolia: v.optional(wholeNumber(1, 20_000), 1000),
        }),
        {},
      ),
    }),
    {},
  ),
  facets: v.optional(group({ maxSelectedPerKey: v.optional(wholeNumber(1, 500), MAX_SELECTED_PER_KEY) }), {}),
  routes: v.optional(
    group({
      /** Empty: addresses of listings have no context. */
      listContexts: v.optional(
        v.record(
          matching(
            /^[a-z]{2}(-[a-z]{2})?$/,
            'named by countries or locales in small letters such as se or en-gb',
          ),
          matching(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language such as sv or en-GB'),
          'must be a table of names',
        ),
        {},
      ),
    }),
    {},
  ),
  marketplaceFacetNeedle: v.optional(listOf(text()), [...MARKETPLACE_NEEDLES]),
  discovery: v.optional(
    group({ sortIndexTemplate: v.optional(template('{index}', '{suffix}'), '{index}-{suffix}') }),
    {},
  ),
  seo: v.optional(
    group({
      limitedAvailabilityBelow: v.optional(wholeNumber(0, 10_000), 10),
      /** App store id for the native-app banner; null shows no banner. */
      nativeAppId: v.optional(v.nullable(text(40)), null),
      /** The media hub option: listings have a picture for social sharing. */
      mediaHubImages: v.optional(yesOrNo(), true),
    }),
    {},
  ),
  robots: v.optional(group({ refreshNeedle: v.optional(text(), 'refresh') }), {}),
  sponsored: v.optional(group({ maxDesktop: v.optional(wholeNumber(0, 40), 5) }), {}),
  ads: v.optional(group({ timeoutMs: timeout(800) }), {}),
  recommendations: v.optional(group({ timeoutMs: timeout(2000) }), {}),
  suggest: v.optional(group({ timeoutMs: timeout(1500) }), {}),
  chat: v.optional(
    group({
      maxMessageChars: v.optional(wholeNumber(1, 10_000), 1000),
      timeoutMs: timeout(20_000),
      /** An experiment that shows the panel above listings of dresses, even where the brand's feature is off. */
      panelExperiment: v.optional(yesOrNo(), false),
    }),
    {},
  ),
  mock: v.optional(group({ recommendations: v.optional(yesOrNo(), false) }), {}),
};
