import type { Product } from '../../../../commerce/catalogue/product.ts';
import { pictureUrl } from '../../../../commerce/media/picture.ts';
import { type MockWidget, openResponse, scriptResponse } from '../mock-widgets.ts';

/** A picture with a text about the product. */
export interface Chapter {
  picture: string;
  alt: string;
  text: string;
}

const BARCODE = /^(\d{8,14})\.json$/;
const LONGEST_TEXT = 320;

/** Mocks Flixmedia: the loader reads the barcode from its attributes and fills the given element. */
export function createMockFeatureMedia(byBarcode: (ean: string) => Promise<Product | null>): MockWidget {
  return async ({ rest }) => {
    const ean = BARCODE.exec(rest)?.[1];
    if (!ean) return null;
    const product = await byBarcode(ean);
    return openResponse({ name: product?.name ?? '', chapters: product ? chaptersOf(product, ean) : [] });
  };
}

export const featureMediaScript: MockWidget = async () => scriptResponse(`(${run})()`);

/** Chapters of beauty and home products: their pictures, each with a text of the product. */
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
    text: (texts[index] ?? '').trim().slice(0, LONGEST_TEXT),
  }));
}

/** Its source is inlined into the frame, so it must not use anything outside itself. */
function run(): void {
  const loader = document.querySelector<HTMLScriptElement>('script[data-flix-ean]');
  if (!loader) return;
  const { flixEan = '', flixInpage = '' } = loader.dataset;
  const place = document.getElementById(flixInpage);
  const base = loader.src.replace(/\.js$/, '');
  fetch(`${base}/${flixEan}.json`)
    .then((response) => response.json() as Promise<{ name: string; chapters: Chapter[] }>)
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
    .catch((error) => console.error('mock feature media failed', error));
}
