import type { ProductColour } from '../../../commerce/catalogue/product.ts';
import type { Picture } from '../../../commerce/media/picture.ts';
import { filmFor, toVideo } from '../media/films.ts';
import { archetypeById, type View } from '../pictures/archetypes.ts';
import { type BackgroundId, backgroundById } from '../pictures/backgrounds.ts';
import { colourBySlug } from '../pictures/palette.ts';
import type { Draft, DraftColour } from './draft.ts';

/** Picture backgrounds by brand. */
const BACKGROUNDS: Record<string, BackgroundId[]> = {
  selvedge: ['stone', 'pearl', 'sand'],
  burton: ['steel', 'pearl'],
  coast: ['blush', 'champagne', 'pearl'],
  wallis: ['sand', 'pearl'],
  'dorothy-perkins': ['sky', 'pearl', 'blush'],
  misspap: ['slate', 'plum', 'white'],
  principles: ['stone', 'white'],
  oasis: ['sage', 'sand', 'sky'],
  warehouse: ['white', 'steel'],
  maine: ['sky', 'sand'],
  coastie: ['sky', 'sand', 'white'],
  gorgeous: ['blush', 'plum', 'champagne'],
  nastygal: ['slate', 'steel', 'white'],
  foreverunique: ['champagne', 'plum', 'slate'],
  velmora: ['blush', 'pearl'],
  fennick: ['white', 'sage'],
  ottelie: ['champagne', 'lilac', 'slate'],
  tressel: ['lilac', 'white'],
};
const OTHER_BACKGROUNDS: BackgroundId[] = ['pearl', 'stone', 'white'];

const RATIO = 1.5;
const VIEW_WORDS: Record<View, string> = {
  front: '',
  back: ', from the back',
  angle: ', from an angle',
  detail: ', close up',
  styled: ', styled',
  swatch: '',
};

function backgroundFor(draft: Draft): BackgroundId {
  const backgrounds = BACKGROUNDS[draft.brand.slug] ?? OTHER_BACKGROUNDS;
  return backgrounds[draft.turn % backgrounds.length]!;
}

export function pictureColour(draft: Draft, colour: DraftColour, name: string): ProductColour {
  const background = backgroundFor(draft);
  const views = archetypeById.get(draft.line.archetype)!.views;
  const picture = (view: View): Picture => ({
    src: `/media/${draft.line.archetype}/${view}/${draft.look}.${colour.paint}.${background}`,
    alt: view === 'swatch' ? colour.label : `${name} in ${colour.label}${VIEW_WORDS[view]}`,
    ratio: view === 'swatch' ? 1 : RATIO,
    tone: view === 'swatch' ? colourBySlug.get(colour.paint)!.hex : backgroundById.get(background)!.hex,
  });
  const film = filmFor(draft.line.archetype, draft.look, colour.paint);
  return {
    colour: colour.colour,
    label: colour.label,
    facet: colour.facet,
    swatch: picture('swatch'),
    images: views.map(picture),
    videos: film ? [toVideo(film, picture('front'))] : [],
  };
}
