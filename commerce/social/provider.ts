import type { SocialChannel, SocialPost } from './social-posts.ts';

export interface SocialQuestion {
  channels: readonly SocialChannel[];
  /** Posts with any of them, hash or not; none means all. */
  tags: readonly string[];
  count: number;
  /** A brand's own site with the service; without it the shop's. */
  site?: { uuid: string; apiKey: string };
}

/** Who gathers posts from the shop's channels: the shop itself, or a service. */
export interface SocialSupplier {
  /** Newest first. */
  posts(question: SocialQuestion, signal?: AbortSignal): Promise<SocialPost[]>;
}
