import { buttonShirt } from './tops-parts.ts';

export const mensShirt = buttonShirt(true);
