import { openAnswer, type StandIn, scriptAnswer } from '../../../../commerce/widgets/stand-ins.server.ts';

/** A picture that somebody posted. */
export interface Post {
  picture: string;
  alt: string;
  handle: string;
  href: string;
}

const KEY = /^([A-Za-z0-9-]{1,40})\.json$/;
const MOST_POSTS = 16;

/** The wall of a product: what its buyers posted. */
export function createSocialGalleryStandIn(
  postsOf: (productKey: string, most: number) => Promise<Post[]>,
): StandIn {
  return async ({ rest }) => {
    const key = KEY.exec(rest)?.[1];
    return key ? openAnswer({ posts: await postsOf(key, MOST_POSTS) }) : null;
  };
}

export const socialGalleryScript: StandIn = async () => scriptAnswer(`(${run})(document.currentScript.src)`);

/** Runs inside the frame: it must not use anything from outside itself. */
function run(source: string): void {
  const place = document.querySelector<HTMLElement>('.dash-gallery')!;
  const { product = '', rowSize = '4', mobileRowSize = '2', rowLimit = '4', gapSize = '8' } = place.dataset;
  fetch(`${source.replace(/\.js$/, '')}/${product}.json`)
    .then((answer) => answer.json() as Promise<{ posts: Post[] }>)
    .then(({ posts }) => {
      if (posts.length === 0) return;
      const [wide, phone, rows] = [rowSize, mobileRowSize, rowLimit].map(Number) as [number, number, number];
      const style = document.createElement('style');
      style.textContent = `.wall{display:grid;gap:${gapSize}px;grid-template-columns:repeat(${phone},1fr)}
.wall a{position:relative;display:block;color:inherit}.wall img{width:100%;aspect-ratio:1;object-fit:cover;display:block;border-radius:2px}
.wall span{display:block;font-size:13px;color:#5d594e;padding-top:4px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.wall a:focus-visible{outline:2px solid #1f5fbf;outline-offset:2px}
.wall>:nth-child(n+${phone * rows + 1}){display:none}
@media(min-width:768px){.wall{grid-template-columns:repeat(${wide},1fr)}
.wall>:nth-child(n){display:block}.wall>:nth-child(n+${wide * rows + 1}){display:none}}`;
      const wall = document.createElement('div');
      wall.className = 'wall';
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
        wall.append(link);
      }
      place.append(style, wall);
    })
    .catch((error) => console.error('The gallery did not come', error));
}
