import { campaigns } from '../pictures/campaign-scenes.ts';
import { groundById } from '../pictures/grounds.ts';

/** A picture as sections take it. */
export interface DemoPicture {
  src: string;
  alt: string;
  ratio: number;
  tone?: string;
  /** Where its subject stands, in per cent from the left: what stays when it is cut narrow. */
  focusX?: number;
}

/** Product pictures are one and a half times as high as wide. */
const PRODUCT_RATIO = 1.5;

/** A product on its ground: `shot('wrap-dress front floral-small navy stone', 'A navy wrap dress')`. */
export function shot(recipe: string, alt = '', ratio = PRODUCT_RATIO): DemoPicture {
  const [archetype, view, fabric, colour, ground = ''] = recipe.split(' ');
  const src = `/media/${archetype}/${view}/${fabric}.${colour}.${ground}`;
  return { src, alt, ratio, tone: groundById.get(ground)?.hex };
}

const WIDE_RATIO = 0.5625;
const PORTRAIT_RATIO = 1.25;
/** Wide campaigns leave the left quiet for words; what they show stands at the right. */
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

/** A hero's picture in its layout: campaigns carry the words on wide screens, products stand beside them. */
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
