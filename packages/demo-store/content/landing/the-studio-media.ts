import { FILM_SIZE, filmAddress } from '../../media/films.ts';
import type { SectionBody } from '../entry.ts';
import { category } from '../parts.ts';
import { shot } from '../pictures.ts';
import type { StudioTexts } from './the-studio-texts.ts';

export const film = (id: string) =>
  (['webm', 'mp4'] as const).map((type) => ({
    quality: FILM_SIZE.width,
    type: `video/${type}`,
    url: filmAddress(id, type),
  }));

const WORN: [recipe: string, slug: string, handle: string][] = [
  ['wrap-dress styled floral-small navy stone', 'womens-wrap-dresses', '@ines.in.leeds'],
  ['denim-jacket styled denim denim stone', 'womens-casual-jackets', '@ollyandfern'],
  ['jumper styled knit mustard stone', 'womens-jumpers', '@slowsundays'],
  ['blazer styled wool camel stone', 'womens-blazers', '@desk.to.dinner'],
  ['sofa styled velvet forest stone', 'home-velvet-sofas', '@numberfortytwo'],
  ['shirt-dress styled linen sky stone', 'womens-shirt-dresses', '@priyawears'],
  ['table-lamp styled linen ecru stone', 'home-table-lamps', '@lamplitrooms'],
  ['hoodie styled jersey forest stone', 'womens-hoodies', '@thecoastpath'],
];

export function wornByYou(t: StudioTexts): SectionBody {
  return {
    type: 'DashHudson',
    title: t.wornByYou,
    text: t.wornText,
    items: WORN.map(([recipe, slug, handle]) => ({
      picture: shot(recipe, t.pictureBy.replace('{handle}', handle), 1),
      href: category(slug),
      handle,
    })),
  };
}

const POSTS: [channel: string, recipe: string, slug: string][] = [
  ['instagram', 'maxi-dress styled satin plum blush', 'evening'],
  ['tiktok', 'cardigan styled knit oatmeal stone', 'womens-cardigans'],
  ['facebook', 'bedding styled linen sage sage', 'home-linen-bedding'],
  ['instagram', 'suit styled wool navy steel', 'mens-suits'],
  ['tiktok', 'ankle-boots front leather cherry pearl', 'womens-boots'],
  ['instagram', 'armchair styled velvet mustard stone', 'home-armchairs'],
];

export function channels(t: StudioTexts): SectionBody {
  return {
    type: 'SocialsCarousel',
    title: t.channels,
    primaryHashtag: 'myselvedge',
    posts: POSTS.map(([channel, recipe, slug], index) => ({
      flocklerId: `${index + 1}`,
      channel,
      sourceUrl: `https://www.${channel}.com/`,
      images: [shot(recipe, t.posts[index], 1.25)],
      text: t.posts[index],
      ctaLink: { url: category(slug), title: t.shopIt },
    })),
  };
}
