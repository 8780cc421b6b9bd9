import { describe, expect, it } from 'vitest';
import { writePostsQuery } from './ask-posts.ts';

describe('asking for social posts', () => {
  it('[SOC-01] names the channels that are enabled and the hashtag', () => {
    const query = writePostsQuery({ channels: ['tiktok', 'instagram'], tags: ['myselvedge'], count: 24 });
    expect([...new URLSearchParams(query)]).toEqual([
      ['filterByChannels[]', 'tiktok'],
      ['filterByChannels[]', 'instagram'],
      ['filterByTags[]', 'myselvedge'],
      ['count', '24'],
    ]);
  });
});
