/** In the first view: before all other pictures; `early` at once, but after those. */
export type Eagerness = boolean | 'early';

/** As many of a row as a phone shows. */
const IN_VIEW = 3;

/** A row in the first view: the pictures it begins with come first, those one has to move to behind them. */
export function eagerInRow(isEager: boolean, index: number): Eagerness {
  return isEager && (index < IN_VIEW || 'early');
}
