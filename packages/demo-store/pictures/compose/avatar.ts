import sharp from 'sharp';
import { seeded } from '../kit/random.ts';
import type { RawPicture } from './compose.ts';

/** An invented portrait, always the same for a name: `/media/avatar/{name}`. */
const ADDRESS = /^\/media\/avatar\/([a-z0-9-]{1,40})$/;

export const avatarPath = (name: string): string =>
  `/media/avatar/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

export function parseAvatar(path: string): string | null {
  return ADDRESS.exec(path)?.[1] ?? null;
}

const SKINS = ['#f3d6c2', '#e8bd9c', '#d39d75', '#b47a52', '#8d5a3a', '#5f3a27'];
/** Number of pale skins; the first three hair colours suit any skin, the others only pale ones. */
const PALE = 3;
const HAIRS = ['#2a1d17', '#17151a', '#4b3123', '#7a4b2a', '#b58349', '#d8b57c', '#9b9793', '#8a3b22'];
const CLOTHES = ['#b3462f', '#23395b', '#4f6b53', '#d6a13a', '#7b3f5c', '#39424e', '#c98b86', '#e9e2d6'];
const BACKGROUNDS = ['#e9dccd', '#cfdcd6', '#dcd3e3', '#f0d9cf', '#d2dde8', '#e7e2c9'];

/** What is drawn behind the head, then over it: long hair, a bun, short hair. */
const STYLES = [
  {
    behind: 'M22 46c0-22 12-33 28-33s28 11 28 33v30H22z',
    over: 'M28 44c2-16 10-24 22-24s20 8 22 24c-8-4-14-10-18-16-6 8-14 14-26 16z',
  },
  {
    behind: 'M50 4a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
    over: 'M28 46c0-18 9-27 22-27s22 9 22 27c-3-9-8-14-22-14s-19 5-22 14z',
  },
  { behind: '', over: 'M28 44c-1-18 8-28 23-28 14 0 22 10 21 27-3-8-6-11-9-13-10 3-24 2-30 0-3 3-4 8-5 14z' },
  {
    behind: 'M26 44c0-20 10-30 24-30s24 10 24 30v14H26z',
    over: 'M28 42c3-14 11-21 22-21s19 7 22 21c-14-1-24-4-32-10-2 5-6 8-12 10z',
  },
  { behind: '', over: 'M29 40c1-15 9-22 21-22s20 7 21 22c-4-7-9-10-21-10s-17 3-21 10z' },
  {
    behind:
      'M18 44a14 14 0 0 1 10-20 24 24 0 0 1 44 0 14 14 0 0 1 10 20 12 12 0 0 1-8 20H26a12 12 0 0 1-8-20z',
    over: 'M29 43c2-13 9-20 21-20s19 7 21 20c-6-6-12-9-21-9s-15 3-21 9z',
  },
];

export async function composeAvatar(name: string, size: number): Promise<RawPicture> {
  const random = seeded([...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7));
  for (let i = 0; i < 5; i++) random();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const skin = pick(SKINS);
  const hair = pick(SKINS.indexOf(skin) < PALE ? HAIRS : HAIRS.slice(0, 3));
  const [cloth, background] = [pick(CLOTHES), pick(BACKGROUNDS)];
  const style = pick(STYLES);
  const glasses = random() < 0.24;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">
    <defs>
      <radialGradient id="g" cx=".36" cy=".28" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#5a4636" stop-opacity=".12"/></radialGradient>
      <linearGradient id="s" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a2013" stop-opacity=".2"/></linearGradient>
    </defs>
    <rect width="100" height="100" fill="${background}"/><rect width="100" height="100" fill="url(#g)"/>
    <path d="${style.behind}" fill="${hair}"/>
    <path d="M12 104c2-24 17-31 38-31s36 7 38 31z" fill="${cloth}"/><path d="M12 104c2-24 17-31 38-31s36 7 38 31z" fill="url(#s)"/>
    <path d="M41 60h18v13c0 5-4 9-9 9s-9-4-9-9z" fill="${skin}"/><path d="M41 66c5 5 13 5 18 0v4c-5 5-13 5-18 0z" fill="#4a2414" opacity=".16"/>
    <ellipse cx="50" cy="45" rx="19" ry="23" fill="${skin}"/><ellipse cx="50" cy="45" rx="19" ry="23" fill="url(#s)"/>
    <ellipse cx="42.5" cy="45" rx="1.7" ry="2" fill="#2b1a12"/><ellipse cx="57.5" cy="45" rx="1.7" ry="2" fill="#2b1a12"/>
    <path d="M38.5 40.5q4-2.4 8 0M53.5 40.5q4-2.4 8 0" stroke="${hair}" stroke-width="1.3" fill="none" stroke-linecap="round"/>
    <path d="M50 46.5q2.6 4.4 0 5.4" stroke="#5a2d1c" stroke-opacity=".4" stroke-width="1.2" fill="none" stroke-linecap="round"/>
    <path d="M44 56.5q6 4.6 12 0" stroke="#8d3b33" stroke-width="1.7" fill="none" stroke-linecap="round"/>
    <circle cx="38" cy="52" r="4" fill="#d9674f" opacity=".13"/><circle cx="62" cy="52" r="4" fill="#d9674f" opacity=".13"/>
    ${glasses ? '<g fill="none" stroke="#2c2622" stroke-width="1.3"><circle cx="42.5" cy="45.5" r="6"/><circle cx="57.5" cy="45.5" r="6"/><path d="M48.5 45q1.5-1.4 3 0"/></g>' : ''}
    <path d="${style.over}" fill="${hair}"/><path d="${style.over}" fill="url(#s)"/>
  </svg>`;
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return { data, width: size, height: size, channels: 3 };
}
