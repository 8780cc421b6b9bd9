import type { SocialChannel, SocialPost } from './social-posts.ts';

export interface SocialQuestion {
  channels: readonly SocialChannel[];
  /** Posts with any of these tags, with or without a hash; empty means all. */
  tags: readonly string[];
  count: number;
  /** The account of the brand with the provider; without it that of the shop. */
  site?: { uuid: string; apiKey: string };
}

/** Provides the posts of the shop's social channels. */
export interface SocialProvider {
  /** Newest first. */
  posts(question: SocialQuestion, signal?: AbortSignal): Promise<SocialPost[]>;
}
