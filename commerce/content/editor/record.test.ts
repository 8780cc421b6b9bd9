import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { blankRecord, isRecordKind, RECORD_KINDS, recordSchemas } from './record-kind.ts';
import { changedFields, recordStatus, summariseRecord } from './record-summary.ts';

const TODAY = '2026-11-15';
const campaign = {
  ...blankRecord('campaign', TODAY),
  name: 'Autumn',
  sponsor: 'Coast',
  brand: 'Coast',
  endsOn: '2026-11-30',
};

describe('a record of the studio', () => {
  it.each(RECORD_KINDS)('of the kind %s starts with all its fields, and is not valid yet', (kind) => {
    const blank = blankRecord(kind, TODAY);
    const fields = Object.keys((recordSchemas[kind] as unknown as { entries: object }).entries);
    expect(Object.keys(blank).sort()).toEqual(fields.sort());
    expect(v.is(recordSchemas[kind], blank)).toBe(false);
    expect(isRecordKind(kind)).toBe(true);
  });

  it.each([
    [{}, 'live'],
    [{ startsOn: '2026-11-16' }, 'scheduled'],
    [{ isPaused: true }, 'paused'],
    [{ endsOn: '2026-11-14', startsOn: '2026-11-01' }, 'over'],
    [{ endsOn: TODAY, isPaused: true }, 'over'],
    [{ endsOn: TODAY }, 'live'],
  ])('campaign %o is %s', (change, status) => {
    expect(recordStatus('campaign', { ...campaign, ...change }, TODAY)).toBe(status);
  });

  it('is summarised in a line', () => {
    expect(summariseRecord('campaign', campaign)).toEqual({
      title: 'Autumn',
      detail: 'Coast: £0.30 a click, £20.00 a day',
    });
    expect(summariseRecord('synonyms', { words: ['a', 'b', 'c', 'd', 'e', 'f'] }).title).toBe(
      'a, b, c, d, e and 1 more',
    );
    expect(summariseRecord('redirect', { queries: ['returns'], url: '/r' }).detail).toBe('leads to /r');
    expect(
      summariseRecord('ranking', { when: { query: 'dress' }, pin: ['1', '2'], boost: { brand: ['Coast'] } }),
    ).toEqual({ title: 'search for “dress”', detail: '2 first · up: Brands Coast' });
  });

  it('lists the fields in which two versions differ', () => {
    expect(changedFields(campaign, { ...campaign, bid: 45, endsOn: null })).toEqual(['bid', 'endsOn']);
    expect(changedFields(campaign, { ...campaign })).toEqual([]);
  });
});
