import * as v from 'valibot';
import { group, listOf, matching, template, text, wholeNumber, yesOrNo } from './kinds.ts';

/** Milliseconds that a page waits for an answer from outside. */
const patience = (milliseconds: number) => v.optional(wholeNumber(50, 60_000), milliseconds);

/** Search, filters, and what is shown beside them. */
export const discovery = {
  search: v.optional(
    group({
      maxQueryLength: v.optional(wholeNumber(1, 2000), 300),
      maxQueryWords: v.optional(wholeNumber(1, 200), 30),
      /** No vendor answers for more than the greatest that is taken here. */
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
  facets: v.optional(group({ maxSelectedPerKey: v.optional(wholeNumber(1, 500), 25) }), {}),
  routes: v.optional(
    group({
      /** Empty: lists have no context in their address. */
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
  marketplaceFacetNeedle: v.optional(listOf(text()), ['MIRAKL']),
  discovery: v.optional(
    group({ sortIndexTemplate: v.optional(template('{index}', '{suffix}'), '{index}-{suffix}') }),
    {},
  ),
  seo: v.optional(
    group({
      limitedAvailabilityBelow: v.optional(wholeNumber(0, 10_000), 10),
      /** App store number for the native-app banner; null shows no banner. */
      nativeAppId: v.optional(v.nullable(text(40)), null),
      /** The media hub option: lists name a picture for those who share them. */
      mediaHubImages: v.optional(yesOrNo(), true),
    }),
    {},
  ),
  robots: v.optional(group({ refreshNeedle: v.optional(text(), 'refresh') }), {}),
  sponsored: v.optional(group({ maxDesktop: v.optional(wholeNumber(0, 40), 5) }), {}),
  ads: v.optional(group({ timeoutMs: patience(800) }), {}),
  recommendations: v.optional(group({ timeoutMs: patience(2000) }), {}),
  suggest: v.optional(group({ timeoutMs: patience(1500) }), {}),
  chat: v.optional(
    group({
      maxMessageChars: v.optional(wholeNumber(1, 10_000), 1000),
      timeoutMs: patience(20_000),
      /** The running experiment shows the panel above lists of dresses, also where the brand's flag is off. */
      panelExperiment: v.optional(yesOrNo(), false),
    }),
    {},
  ),
  mock: v.optional(group({ recommendations: v.optional(yesOrNo(), false) }), {}),
};
