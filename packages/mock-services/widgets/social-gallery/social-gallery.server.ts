import { type MockWidget, openResponse, scriptResponse } from '../mock-widgets.ts';

/** A posted picture. */
export interface Post {
  picture: string;
  alt: string;
  handle: string;
  href: string;
}

const KEY = /^([A-Za-z0-9-]{1,40})\.json$/;
const MOST_POSTS = 16;

/** Mocks the gallery: photos of the reviews of a product. */
export function createMockSocialGallery(
  postsOf: (productKey: string, most: number) => Promise<Post[]>,
): MockWidget {
  return async ({ rest }) => {
    const key = KEY.exec(rest)?.[1];
    return key ? openResponse({ posts: await postsOf(key, MOST_POSTS) }) : null;
  };
}

export const socialGalleryScript: MockWidget = async () =>
  scriptResponse(`(${run})(document.currentScript.src)`);

/** Its source is inlined into the frame, so it must not use anything outside itself. */
function run(source: string): void {
  const place = document.querySelector<HTMLElement>('.dash-gallery');
  if (!place) return;
  const { product = '', rowSize = '4', mobileRowSize = '2', rowLimit = '4', gapSize = '8' } = place.dataset;
  fetch(`${source.replace(/\.js$/, '')}/${product}.json`)
    .then((response) => response.json() as Promise<{ posts: Post[] }>)
    .then(({ posts }) => {
      if (posts.length === 0) return;
      const [wide, phone, rows] = [rowSize, mobileRowSize, rowLimit].map(Number) as [number, number, number];
      const style = document.createElement('style');
      style.textContent = `.gallery{display:grid;gap:${gapSize}px;grid-template-columns:repeat(${phone},1fr)}
.gallery a{position:relative;display:block;color:inherit}.gallery img{width:100%;aspect-ratio:1;object-fit:cover;display:block;border-radius:2px}
.gallery span{display:block;font-size:13px;color:#5d594e;padding-top:4px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.gallery a:focus-visible{outline:2px solid #1f5fbf;outline-offset:2px}
.gallery>:nth-child(n+${phone * rows + 1}){display:none}
@media(min-width:768px){.gallery{grid-template-columns:repeat(${wide},1fr)}
.gallery>:nth-child(n){display:block}.gallery>:nth-child(n+${wide * rows + 1}){display:none}}`;
      const gallery = document.createElement('div');
      gallery.className = 'gallery';
      for (const post of posts) {
        const link = document.createElement('a');
        link.href = new URL(post.href, source).href;
        link.target = '_top';
        const picture = document.createElement('img');
        picture.src = new URL(post.picture, source).href;
        picture.alt = post.alt;
        picture.loading = 'lazy';
        const handle = document.createElement('span');
        handle.textContent = post.handle;
        link.append(picture, handle);
        gallery.append(link);
      }
      place.append(style, gallery);
    })
    .catch((error) => console.error('mock social gallery failed', error));
}
