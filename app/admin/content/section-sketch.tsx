import type { Sketch } from './section-catalogue.ts';

type Box = [x: number, y: number, width: number, height: number, tone?: 'ink'];

/** A thumbnail of the section's layout, 48 by 32. */
const BOXES: Record<Sketch, Box[]> = {
  hero: [
    [2, 2, 44, 28],
    [6, 14, 18, 4, 'ink'],
    [6, 21, 10, 4, 'ink'],
  ],
  row: [
    [2, 4, 12, 24],
    [17, 4, 12, 24],
    [32, 4, 12, 24],
    [46, 4, 2, 24],
  ],
  grid: [
    [2, 2, 20, 13],
    [26, 2, 20, 13],
    [2, 18, 20, 13],
    [26, 18, 20, 13],
  ],
  split: [
    [2, 2, 21, 28],
    [27, 9, 16, 4, 'ink'],
    [27, 16, 18, 2],
    [27, 20, 14, 2],
  ],
  words: [
    [2, 5, 24, 5, 'ink'],
    [2, 14, 44, 2],
    [2, 19, 44, 2],
    [2, 24, 30, 2],
  ],
  strip: [
    [2, 12, 44, 9],
    [8, 15, 10, 3, 'ink'],
    [30, 15, 10, 3, 'ink'],
  ],
  film: [
    [2, 2, 44, 28],
    [20, 11, 8, 10, 'ink'],
  ],
  card: [
    [14, 2, 20, 20],
    [14, 25, 14, 3, 'ink'],
  ],
  list: [
    [2, 3, 44, 6],
    [2, 13, 44, 6],
    [2, 23, 44, 6],
  ],
  button: [[12, 11, 24, 10, 'ink']],
  gap: [[2, 15, 44, 2]],
};

export function SectionSketch({ sketch }: { sketch: Sketch }) {
  return (
    <svg viewBox="0 0 48 32" aria-hidden="true" className="studio-sketch">
      {BOXES[sketch].map(([x, y, width, height, tone]) => (
        <rect key={`${x} ${y}`} {...{ x, y, width, height }} rx="1" data-tone={tone} />
      ))}
    </svg>
  );
}
