import { backgroundById } from '../pictures/backgrounds.ts';
import { campaigns } from '../pictures/campaign-scenes.ts';

/** A picture of a section. */
export interface DemoPicture {
  src: string;
  alt: string;
  ratio: number;
  tone?: string;
  /** Position of the subject, in per cent from the left, for narrow crops. */
  focusX?: number;
}

/** Height to width of product pictures. */
const PRODUCT_RATIO = 1.5;

/** A product on its background: `shot('wrap-dress front floral-small navy stone', 'A navy wrap dress')`. */
export function shot(recipe: string, alt = '', ratio = PRODUCT_RATIO): DemoPicture {
  const [archetype, view, fabric, colour, background = ''] = recipe.split(' ');
  const src = `/media/${archetype}/${view}/${fabric}.${colour}.${background}`;
  return { src, alt, ratio, tone: backgroundById.get(background)?.hex };
}

const WIDE_RATIO = 0.5625;
const PORTRAIT_RATIO = 1.25;
/** Wide campaign pictures have their subject at the right and space for text at the left. */
const SUBJECT = 72;

function isWideCampaign(id: string): boolean {
  return campaigns.find((each) => each.id === id)?.shape === 'wide';
}

/** A campaign picture by its name: `campaign('occasion', 'Three dresses')`. */
export function campaign(id: string, alt = '', ratio?: number): DemoPicture {
  const scene = campaigns.find((each) => each.id === id);
  const isWide = scene?.shape === 'wide';
  const picture = { src: `/media/campaign/${id}`, alt, tone: scene?.set };
  return isWide
    ? { ...picture, ratio: ratio ?? WIDE_RATIO, focusX: SUBJECT }
    : { ...picture, ratio: ratio ?? PORTRAIT_RATIO };
}

/** The picture of a hero: text lies over a campaign picture, and beside a product picture. */
export function heroPicture(picture: DemoPicture) {
  const id = /^\/media\/campaign\/(.+)$/.exec(picture.src)?.[1];
  if (id && isWideCampaign(id)) {
    return {
      layout: 'stacked',
      shade: 'none',
      picture: {
        desktop: { ...picture, ratio: 0.5 },
        mobile: { ...picture, ratio: 0.95 },
      },
    };
  }
  return {
    layout: 'split',
    picture: { desktop: { ...picture, ratio: 1.05 }, mobile: { ...picture, ratio: 1.1 } },
  };
}
