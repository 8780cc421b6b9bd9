import { describe, expect, it } from 'vitest';
import { type ContentVersion, chooseVersion, nextBoundary } from './choose-version.ts';

const now = new Date('2026-12-10T12:00:00Z');
const coast = { brand: 'coast', locale: 'fr' };

function version(id: number, over: Partial<ContentVersion> = {}): ContentVersion {
  return { id, brand: '*', locale: '*', state: 'published', startsAt: null, endsAt: null, ...over };
}

describe('chooseVersion', () => {
  it('[CONTENT-01] prefers the own brand to every brand, and the own language to English to any', () => {
    const all = [
      version(1),
      version(2, { locale: 'en-GB' }),
      version(3, { locale: 'fr' }),
      version(4, { brand: 'coast' }),
      version(5, { brand: 'coast', locale: 'en-GB' }),
      version(6, { brand: 'coast', locale: 'fr' }),
    ];
    const order: number[] = [];
    for (let left = all; left.length > 0; ) {
      const chosen = chooseVersion(left, coast, now)!;
      order.push(chosen.id);
      left = left.filter((each) => each !== chosen);
    }
    expect(order).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('never shows another brand’s or another language’s content', () => {
    expect(
      chooseVersion([version(1, { brand: 'oasis' }), version(2, { locale: 'sv' })], coast, now),
    ).toBeNull();
  });

  it('shows a scheduled takeover instead of the page, only during its schedule', () => {
    const unscheduled = version(1);
    const takeover = version(2, {
      startsAt: new Date('2026-12-01T00:00:00Z'),
      endsAt: new Date('2026-12-25T00:00:00Z'),
    });
    const at = (time: string) => chooseVersion([unscheduled, takeover], coast, new Date(time))?.id;
    expect(at('2026-11-30T23:59:59Z')).toBe(1);
    expect(at('2026-12-01T00:00:00Z')).toBe(2);
    expect(at('2026-12-25T00:00:00Z')).toBe(1);
  });

  it('never shows a draft to visitors', () => {
    const all = [version(1), version(2, { state: 'draft' })];
    expect(chooseVersion(all, coast, now)?.id).toBe(1);
  });
});

describe('nextBoundary', () => {
  it('is the next start or end in the future', () => {
    const all = [
      version(1, { endsAt: new Date('2026-12-09T00:00:00Z') }),
      version(2, { startsAt: new Date('2026-12-20T00:00:00Z') }),
      version(3, { endsAt: new Date('2026-12-15T00:00:00Z') }),
      version(4, { state: 'draft', startsAt: new Date('2026-12-11T00:00:00Z') }),
    ];
    expect(nextBoundary(all, now)).toEqual(new Date('2026-12-15T00:00:00Z'));
    expect(nextBoundary([], now)).toBeNull();
  });
});
