/** `true`: in the first view, with high priority; `early`: at once, but after those. */
export type Eagerness = boolean | 'early';

/** How many pictures of a row a phone shows. */
const IN_VIEW = 3;

/** In a row of the first view the first pictures load with high priority, those to scroll to after them. */
export function eagerInRow(isEager: boolean, index: number): Eagerness {
  return isEager && (index < IN_VIEW || 'early');
}
