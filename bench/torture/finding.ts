/** What one part of the torture did to the shop, what was seen, and what should not have happened. */
export interface Finding {
  part: string;
  done: string;
  seen: string;
  problems: string[];
}
