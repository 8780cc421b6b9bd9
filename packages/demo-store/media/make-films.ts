import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseRecipe, type Recipe } from '../pictures/compose/recipe.ts';
import { encodeFilm, FRAMES_PER_SECOND } from './filming/encode.ts';
import { filmOrbit } from './filming/orbit.ts';
import { filmSway } from './filming/sway.ts';
import { FILM_SIZE, type Film, films } from './films.ts';

/**
 * Renders the demo's films: `npm run demo:videos [id …]`. It needs ffmpeg with x264 and VP9; the shop only serves the
 * files.
 */
const SECONDS = 4;
const COUNT = SECONDS * FRAMES_PER_SECOND;
const folder = path.join(import.meta.dirname, 'films');

function recipeOf(src: string): Recipe {
  const recipe = parseRecipe(src);
  if (!recipe) throw new Error(`Unknown picture: ${src}`);
  return recipe;
}

const shoot = (film: Film): Promise<Buffer[]> =>
  film.motion.kind === 'orbit'
    ? filmOrbit(film, COUNT)
    : filmSway(
        recipeOf(`/media/${film.archetype}/front/${film.look}.${film.paint}.${film.background}`),
        film.motion,
        FILM_SIZE,
        COUNT,
      );

await mkdir(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const film of films) {
  const { id } = film;
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const frames = await shoot(film);
  for (const type of ['mp4', 'webm'] as const) {
    const bytes = await encodeFilm({ ...FILM_SIZE, frames }, path.join(folder, `${id}.${type}`), type);
    console.log(`${id}.${type} ${Math.round(bytes / 1024)} KB`);
  }
}
