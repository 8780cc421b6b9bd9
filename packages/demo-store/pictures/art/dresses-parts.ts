export const creases = (seed: number, height = 3) => ({ height, across: 46, along: 80, seed });
