import type { Picture, Video } from '../../../commerce/media/picture.ts';

/** How the product moves: cloth swaying, satin changing its highlights, or a camera orbit. */
export type Motion =
  | { kind: 'sway'; reach: number; ripple: number; light: number }
  | { kind: 'orbit'; degrees: number };

export interface Film {
  id: string;
  archetype: string;
  look: string;
  paint: string;
  background: string;
  motion: Motion;
}

const sway = (reach: number, ripple: number, light = 0): Motion => ({ kind: 'sway', reach, ripple, light });
const orbit = (degrees: number): Motion => ({ kind: 'orbit', degrees });

const film = (id: string, recipe: string, motion: Motion): Film => {
  const [archetype = '', look = '', paint = '', background = ''] = recipe.split(' ');
  return { id, archetype, look, paint, background, motion };
};

/** The films of the demo store: one product in one colour, silent, looping. */
export const films: readonly Film[] = [
  film('floral-dress', 'puff-dress floral-small navy sage', sway(9, 5)),
  film('slip-dress', 'slip-dress satin champagne champagne', sway(8, 5, 0.3)),
  film('emerald-gown', 'maxi-dress satin emerald champagne', sway(9, 6, 0.5)),
  film('wrap-dress', 'wrap-dress polka-dot black sky', sway(9, 5)),
  film('camel-coat', 'wool-coat wool camel pearl', sway(5, 2.5)),
  film('red-lipstick', 'lipstick plain red blush', orbit(24)),
];

export const FILM_SIZE = { width: 720, height: 1080 } as const;

export type FilmType = 'mp4' | 'webm';

export const filmAddress = (id: string, type: FilmType): string => `/media/film/${id}.${type}`;

/** The film of a product in one colour, if there is one. */
export function filmFor(archetype: string, look: string, paint: string): Film | null {
  return films.find((one) => one.archetype === archetype && one.look === look && one.paint === paint) ?? null;
}

/** A film for the gallery, with the product's picture as poster. */
export function toVideo({ id }: Pick<Film, 'id'>, poster: Picture): Video {
  const source = (type: FilmType) => ({
    type: `video/${type}` as const,
    ...FILM_SIZE,
    url: filmAddress(id, type),
  });
  return { sources: [source('webm'), source('mp4')], poster };
}
