import { tee } from './tops-parts.ts';

export const tShirt = tee({ bust: 120, hem: 120, hemY: 610 }, 5);
