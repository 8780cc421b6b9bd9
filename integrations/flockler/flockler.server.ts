import * as v from 'valibot';
import type { SocialSupplier } from '#commerce/social/provider.ts';
import type { SocialPost } from '#commerce/social/social-posts.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';

export interface FlocklerConfiguration {
  url: string;
  siteUuid: string;
  apiKey: string;
}

const TIMEOUT_MS = 3000;
const MOST = 100;
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
const answer = v.looseObject({ posts: v.array(post) });

/** Posts gathered by Flockler. Posts without an address or a picture have nothing to show and are left out. */
export function createFlocklerPosts(
  gateway: Gateway,
  { url, siteUuid, apiKey }: FlocklerConfiguration,
): SocialSupplier {
  const system = gateway.system({ name: 'Flockler', timeoutMs: TIMEOUT_MS, secrets: [apiKey] });
  return {
    async posts({ channels, tags, count, site = { uuid: siteUuid, apiKey } }, signal) {
      if (channels.length === 0 || count < 1) return [];
      const parameters = new URLSearchParams([
        ['count', String(Math.min(MOST, count))],
        ...channels.map((channel) => ['filterByChannels[]', channel]),
        ...tags.map((tag) => ['filterByTags[]', tag.trim().replace(/^#/, '').toLowerCase()]),
      ]);
      const address = `${url}/v2/${encodeURIComponent(site.uuid)}/posts?${parameters}`;
      const { posts } = await system.ask(
        { url: address, headers: { 'X-FL-API-Key': site.apiKey }, signal },
        answer,
      );
      return posts.flatMap(toPost);
    },
  };
}

function toPost(given: v.InferOutput<typeof post>): SocialPost[] {
  const { flocklerId, channel, sourceUrl, textPlain, author, images, videos, tags, ctaLink } = given;
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
