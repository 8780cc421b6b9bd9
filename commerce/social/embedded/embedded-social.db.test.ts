import { seedSocialPosts } from '@selvedge/demo-store/seed/seed-social-posts.ts';
import { afterAll, beforeAll } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { describeSocialProvider } from '../contract-suite.ts';
import { createEmbeddedSocial } from './embedded-social.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const channels = ['facebook', 'tiktok', 'instagram', 'instagram'] as const;
  await seedSocialPosts(database, () =>
    channels.map((channel, place) => ({
      flocklerId: place + 1,
      channel,
      sourceUrl: `https://www.${channel}.com/`,
      text: 'Plum, again.',
      author: 'selvedge',
      images: [{ url: '/media/campaign/x', altText: null }],
      videos: [],
      tags: place % 2 === 0 ? ['dresses', 'plum'] : ['coats'],
      ctaLink: null,
      publishedAt: new Date(2026, 10, place + 1),
    })),
  );
});
afterAll(() => database.close());

describeSocialProvider('the shop itself', async () => createEmbeddedSocial(database));
