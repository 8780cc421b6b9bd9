import { describe } from 'vitest';
import { databaseForTest } from '#tests/database.ts';
import { shortLinksSuite } from '../contract-suite.ts';
import { createEmbeddedShortLinks } from './short-links.server.ts';

describe('short links kept by the shop itself', () => {
  shortLinksSuite(async () => createEmbeddedShortLinks(await databaseForTest()));
});
