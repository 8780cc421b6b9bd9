import type { Line } from './lines/line.ts';

/**
 * Which line the product at each place of the stream belongs to. A period opens with one of every line, so that even
 * a small shop has everything, and goes on in proportion to the lines' weights. Everything is found by arithmetic, so
 * a catalogue of a million needs no more memory than one of three hundred.
 */
export interface Schedule {
  at(place: number): { line: Line; turn: number };
  /** The place of a line's given turn; the inverse of `at`. */
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

/** Neighbours in the list are alike; a stride that shares no factor with its length parts them. */
function spread(lines: readonly Line[]): Line[] {
  const stride = lines.length % 37 === 0 ? 41 : 37;
  return lines.map((_, i) => lines[(i * stride) % lines.length]!);
}
