import { describe } from 'vitest';
import { databaseForTest } from '#tests/database.ts';
import { shortLinksSuite } from '../contract-suite.ts';
import { createEmbeddedShortLinks } from './short-links.server.ts';

describe('embedded short links', () => {
  shortLinksSuite(async () => createEmbeddedShortLinks(await databaseForTest()));
});
