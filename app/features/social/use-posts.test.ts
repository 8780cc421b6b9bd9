import { describe, expect, it } from 'vitest';
import { writePostsQuery } from './use-posts.ts';

describe('the query for social posts', () => {
  it('[SOC-01] has the enabled channels and the hashtag', () => {
    const query = writePostsQuery({ channels: ['tiktok', 'instagram'], tags: ['myselvedge'], count: 24 });
    expect([...new URLSearchParams(query)]).toEqual([
      ['filterByChannels[]', 'tiktok'],
      ['filterByChannels[]', 'instagram'],
      ['filterByTags[]', 'myselvedge'],
      ['count', '24'],
    ]);
  });
});
