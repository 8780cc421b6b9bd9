import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lines } from './lines/all.ts';
import { createSchedule } from './schedule.ts';

const schedule = createSchedule(lines);

describe('the order of lines', () => {
  it('starts with one of every line', () => {
    const first = lines.map((_, place) => schedule.at(place).line.id);
    expect(new Set(first).size).toBe(lines.length);
  });

  it('computes every place from line and turn', () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), (place) => {
        const { line, turn } = schedule.at(place);
        expect(schedule.placeOf(line.id, turn)).toBe(place);
      }),
    );
  });

  it('gives each line its share by weight', () => {
    const total = lines.reduce((sum, line) => sum + line.weight, 0);
    const counts = new Map<string, number>();
    for (let place = 0; place < total; place += 1) {
      const { id } = schedule.at(place).line;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    for (const line of lines) expect(counts.get(line.id), line.id).toBe(line.weight);
  });
});
