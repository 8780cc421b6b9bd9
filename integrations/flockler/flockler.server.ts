import * as v from 'valibot';
import type { SocialProvider } from '#commerce/social/provider.ts';
import type { SocialPost } from '#commerce/social/social-posts.ts';
import type { Environment } from '#config/environment.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';
import { type Integration, originOf, requireVariables } from '#integrations/gateway/integration.ts';

/** Social posts collected by Flockler. */
export const flockler = {
  id: 'flockler',
  name: 'Flockler',
  env: ['FLOCKLER_SITE_UUID', 'FLOCKLER_API_KEY'],
  optionalEnv: ['FLOCKLER_URL', 'FLOCKLER_MEDIA_HOSTS'],
  hosts: ['https://*.flockler.com', 'https://*.flockler.app'],
  pageHosts: ({ FLOCKLER_URL, FLOCKLER_MEDIA_HOSTS }) => ({
    media: [...originOf(FLOCKLER_URL), ...FLOCKLER_MEDIA_HOSTS],
  }),
  contractTests: 'commerce/social/contract-suite.ts',
  create(gateway: Gateway, environment: Environment): SocialProvider {
    const variables = requireVariables(flockler, environment);
    return createFlocklerPosts(gateway, {
      url: environment.FLOCKLER_URL ?? 'https://api.flockler.app',
      siteUuid: variables.FLOCKLER_SITE_UUID,
      apiKey: variables.FLOCKLER_API_KEY,
    });
  },
} satisfies Integration;

export interface FlocklerConfiguration {
  url: string;
  siteUuid: string;
  apiKey: string;
}

const TIMEOUT_MS = 3000;
const MAX_POSTS = 100;
const text = v.nullish(v.string(), null);
const post = v.looseObject({
  flocklerId: v.union([v.number(), v.string()]),
  channel: v.optional(v.string(), ''),
  sourceUrl: text,
  textPlain: text,
  author: text,
  images: v.nullish(v.array(v.looseObject({ url: v.string(), altText: text })), []),
  videos: v.nullish(v.array(v.looseObject({ type: v.optional(v.string(), 'link'), url: v.string() })), []),
  tags: v.nullish(v.array(v.string()), []),
  ctaLink: v.nullish(v.looseObject({ url: v.string(), title: v.optional(v.string(), '') })),
});
const postsResponse = v.looseObject({ posts: v.array(post) });

/** Posts without an address or a picture are left out: there is nothing to show. */
export function createFlocklerPosts(
  gateway: Gateway,
  { url, siteUuid, apiKey }: FlocklerConfiguration,
): SocialProvider {
  const service = gateway.service({ name: 'Flockler', timeoutMs: TIMEOUT_MS, secrets: [apiKey] });
  return {
    async posts({ channels, tags, count, site = { uuid: siteUuid, apiKey } }, signal) {
      if (channels.length === 0 || count < 1) return [];
      const parameters = new URLSearchParams([
        ['count', String(Math.min(MAX_POSTS, count))],
        ...channels.map((channel) => ['filterByChannels[]', channel]),
        ...tags.map((tag) => ['filterByTags[]', tag.trim().replace(/^#/, '').toLowerCase()]),
      ]);
      const address = `${url}/v2/${encodeURIComponent(site.uuid)}/posts?${parameters}`;
      const { posts } = await service.callJson(
        { url: address, headers: { 'X-FL-API-Key': site.apiKey }, signal },
        postsResponse,
      );
      return posts.flatMap(toPost);
    },
  };
}

function toPost(data: v.InferOutput<typeof post>): SocialPost[] {
  const { flocklerId, channel, sourceUrl, textPlain, author, images, videos, tags, ctaLink } = data;
  if (!sourceUrl || !URL.canParse(sourceUrl) || !images?.length) return [];
  return [
    {
      flocklerId,
      channel,
      sourceUrl,
      text: textPlain,
      author,
      images: images.map(({ url, altText }) => ({ url, altText })),
      videos: (videos ?? []).map(({ type, url }) => ({ type: type === 'iframe' ? 'iframe' : 'link', url })),
      tags: tags ?? [],
      ctaLink: ctaLink ? { url: ctaLink.url, title: ctaLink.title } : null,
    },
  ];
}
