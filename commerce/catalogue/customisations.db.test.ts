import { demoCustomisations } from '@selvedge/demo-store/customisations.ts';
import { seedCustomisations } from '@selvedge/demo-store/seed/seed-customisations.ts';
import { describe, expect, it } from 'vitest';
import { databaseForTest } from '#tests/database.ts';
import { createCustomisations } from './customisations.server.ts';

async function forms() {
  const database = await databaseForTest();
  await seedCustomisations(database, demoCustomisations);
  await seedCustomisations(database, demoCustomisations);
  return createCustomisations(database);
}

describe('[PDP-06] customisation forms', () => {
  it('are in the shopper’s language, else in English', async () => {
    const customisations = await forms();
    expect((await customisations.group('engraving', 'fr'))?.customisationFields[0]?.displayName).toBe(
      'Première ligne',
    );
    expect((await customisations.group('engraving', 'xx'))?.title).toBe('Make it theirs');
    expect(await customisations.group('tattoo', 'en-GB')).toBeNull();
  });

  it('are validated again on the server', async () => {
    const { check } = await forms();
    expect(await check('initials', { initials: 'ABC' })).toBeNull();
    expect(await check('initials', { initials: 'abcd' })).toBe('One to three capital letters.');
    expect(await check('initials', {})).toBe('One to three capital letters.');
    expect(await check('initials', { initials: 'A', motto: 'x' })).toBe('There is no field “motto”.');
    expect(await check('engraving', { line1: 'For Eleanor' })).toBeNull();
    expect(await check('tattoo', { line1: 'x' })).toBe('This item can no longer be personalised.');
  });
});
