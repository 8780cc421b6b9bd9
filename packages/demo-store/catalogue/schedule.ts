import type { Line } from './lines/line.ts';

/**
 * The line of the product at each place of the stream. A period starts with one product of every line, so that a small
 * catalogue has all of them, and goes on in proportion to the weights. Places are computed, so memory does not grow
 * with the catalogue.
 */
export interface Schedule {
  at(place: number): { line: Line; turn: number };
  /** The place of the nth product of a line; the inverse of `at`. */
  placeOf(lineId: string, turn: number): number;
}

export function createSchedule(lines: readonly Line[]): Schedule {
  const period = smoothRoundRobin(lines);
  const places = new Map<string, number[]>(lines.map((line) => [line.id, []]));
  const turns = period.map((line, place) => places.get(line.id)!.push(place) - 1);
  const length = period.length;
  return {
    at(place) {
      const within = place % length;
      const line = period[within]!;
      const lap = Math.floor(place / length);
      return { line, turn: lap * places.get(line.id)!.length + turns[within]! };
    },
    placeOf(lineId, turn) {
      const own = places.get(lineId)!;
      return Math.floor(turn / own.length) * length + own[turn % own.length]!;
    },
  };
}

function smoothRoundRobin(lines: readonly Line[]): Line[] {
  const credits = lines.map((line) => ({ line, credit: 0, weight: line.weight - 1 }));
  const total = credits.reduce((sum, entry) => sum + entry.weight, 0);
  const rest: Line[] = [];
  for (let i = 0; i < total; i += 1) {
    let best = credits[0]!;
    for (const entry of credits) {
      entry.credit += entry.weight;
      if (entry.credit > best.credit) best = entry;
    }
    best.credit -= total;
    rest.push(best.line);
  }
  return [...spread(lines), ...rest];
}

/** Similar lines are neighbours in the list; a stride coprime to its length spreads them. */
function spread(lines: readonly Line[]): Line[] {
  const stride = lines.length % 37 === 0 ? 41 : 37;
  return lines.map((_, i) => lines[(i * stride) % lines.length]!);
}
