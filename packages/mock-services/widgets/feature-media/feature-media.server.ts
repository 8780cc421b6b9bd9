import type { Product } from '../../../../commerce/catalogue/product.ts';
import { pictureUrl } from '../../../../commerce/media/picture.ts';
import { openAnswer, type StandIn, scriptAnswer } from '../../../../commerce/widgets/stand-ins.server.ts';

/** A chapter of a brand's own story about a product. */
export interface Chapter {
  picture: string;
  alt: string;
  text: string;
}

const BARCODE = /^(\d{8,14})\.json$/;
const LONGEST_TEXT = 320;

/** Speaks Flixmedia's loader: it reads the barcode from its own attributes and fills the place it is told. */
export function createFeatureMediaStandIn(byBarcode: (ean: string) => Promise<Product | null>): StandIn {
  return async ({ rest }) => {
    const ean = BARCODE.exec(rest)?.[1];
    if (!ean) return null;
    const product = await byBarcode(ean);
    return openAnswer({ name: product?.name ?? '', chapters: product ? chaptersOf(product, ean) : [] });
  };
}

export const featureMediaScript: StandIn = async () => scriptAnswer(`(${run})()`);

/** Beauty and home are what brands make media for: its pictures, with what there is to know, one by one. */
export function chaptersOf(product: Product, ean: string): Chapter[] {
  if (product.productType !== 'beauty' && product.productType !== 'home') return [];
  const variant = product.variants.find(({ eanBarcode }) => eanBarcode === ean);
  const colour = product.colours.find((one) => one.colour === variant?.colour);
  if (!variant || !colour) return [];
  const { fabrication, detailsAndCare, ingredients } = variant.attributes;
  const texts = [...product.description.split(/\n+/), fabrication, detailsAndCare, ingredients].filter(
    (text): text is string => Boolean(text?.trim()),
  );
  return colour.images.slice(1, 1 + texts.length).map((image, index) => ({
    picture: pictureUrl(image.src, 800),
    alt: image.alt,
    text: texts[index]!.trim().slice(0, LONGEST_TEXT),
  }));
}

/** Runs inside the frame: it must not use anything from outside itself. */
function run(): void {
  const loader = document.querySelector<HTMLScriptElement>('script[data-flix-ean]')!;
  const { flixEan = '', flixInpage = '' } = loader.dataset;
  const place = document.getElementById(flixInpage);
  const base = loader.src.replace(/\.js$/, '');
  fetch(`${base}/${flixEan}.json`)
    .then((answer) => answer.json() as Promise<{ name: string; chapters: Chapter[] }>)
    .then(({ name, chapters }) => {
      if (!place || chapters.length === 0) return;
      const style = document.createElement('style');
      style.textContent = `.story{display:grid;gap:24px;padding:24px 0}
.story h2{font:400 26px/1.2 Georgia,serif;margin:0;text-align:center}
.story ul{display:grid;gap:24px;list-style:none;margin:0;padding:0;grid-template-columns:repeat(auto-fit,minmax(min(260px,100%),1fr))}
.story img{width:100%;aspect-ratio:1/1.1;object-fit:cover;display:block;border-radius:2px}
.story p{margin:12px 0 0;color:#5d594e}`;
      const story = document.createElement('section');
      story.className = 'story';
      const title = document.createElement('h2');
      title.textContent = name;
      const list = document.createElement('ul');
      for (const chapter of chapters) {
        const item = document.createElement('li');
        const picture = document.createElement('img');
        picture.src = new URL(chapter.picture, loader.src).href;
        picture.alt = chapter.alt;
        const text = document.createElement('p');
        text.textContent = chapter.text;
        item.append(picture, text);
        list.append(item);
      }
      story.append(title, list);
      place.append(style, story);
    })
    .catch((error) => console.error('The feature media did not come', error));
}
