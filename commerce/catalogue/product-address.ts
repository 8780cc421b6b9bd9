/** The query parameters of the product page. */
export interface ProductAddress {
  colour: string | null;
  size: string | null;
  addToBagOnLoadAndRegistered: boolean;
  linkSource: string | null;
}

const COLOUR = 'colour';
const SIZE = 'size';
const AUTO_ADD = 'addToBagOnLoadAndRegistered';
const LINK_SOURCE = 'link_source';

function textOf(search: URLSearchParams, name: string): string | null {
  const value = search.get(name)?.trim();
  return value ? value : null;
}

export function readProductAddress(search: URLSearchParams): ProductAddress {
  const autoAdd = search.get(AUTO_ADD);
  return {
    colour: textOf(search, COLOUR),
    size: textOf(search, SIZE),
    addToBagOnLoadAndRegistered: autoAdd !== null && autoAdd.toLowerCase() !== 'false' && autoAdd !== '0',
    linkSource: textOf(search, LINK_SOURCE),
  };
}

/** Sets the colour, sets the size only when it is not the default, and leaves other parameters alone. */
export function writeSelection(
  search: URLSearchParams,
  selection: { colour: string; size: string | null },
  defaultSize: string | null,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set(COLOUR, selection.colour);
  if (selection.size === null || selection.size === defaultSize) next.delete(SIZE);
  else next.set(SIZE, selection.size);
  return next;
}

/** Removes the parameter after the automatic add, so that a reload does not add again. */
export function clearAutoAdd(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(AUTO_ADD);
  return next;
}
