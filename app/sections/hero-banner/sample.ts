import type { InferInput } from 'valibot';
import { chair, coat, gift, lamp, sofa, wide } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { heroBannerSchema } from './schema.ts';

export const heroBannerSamples: Sample<InferInput<typeof heroBannerSchema>>[] = [
  {
    name: 'words at the bottom left',
    fields: {
      eyebrow: 'New this week',
      title: 'The coat you keep',
      text: 'Pure wool, cut to go over everything you own.',
      picture: wide(coat),
      links: [
        { label: 'Women’s coats', href: '/categories/womens-coats-jackets' },
        { label: 'Men’s coats', href: '/categories/mens-coats-jackets', transparentBackground: true },
      ],
    },
  },
  {
    name: 'four links in stacks of two, in the middle',
    fields: {
      title: 'Something for everyone',
      picture: wide(gift),
      linkLocation: 'middle-center',
      maxButtonStackDesktop: 2,
      maxButtonStackMobile: 2,
      links: ['her', 'him', 'kids', 'home'].map((who) => ({
        label: `For ${who}`,
        href: `/categories/gifts-for-${who}`,
      })),
    },
  },
  {
    name: 'for guests only',
    fields: {
      title: 'Join us',
      picture: wide(chair),
      visibilityConfig: { hideForLoggedInUsers: true },
      links: [{ label: 'Create an account', href: '/sign-up' }],
    },
  },
  {
    name: 'for those who are signed in',
    fields: { title: 'Welcome back', picture: wide(lamp), visibilityConfig: { hideForGuestUsers: true } },
  },
  {
    name: 'areas and shoppable points',
    fields: {
      picture: wide(sofa, 0.5, 1.1),
      shade: 'none',
      imageHotspots: [
        {
          desktopCoords: { startX: 2, startY: 5, endX: 20, endY: 40 },
          mobileCoords: { startX: 0, startY: 0, endX: 30, endY: 30 },
          link: '/categories/home-lighting',
          altText: 'Lighting',
        },
        {
          desktopCoords: { startX: 10 },
          mobileCoords: null,
          link: '/categories/home',
          altText: 'Skipped: no coordinates',
        },
      ],
      desktopShoppableButtons: [
        {
          id: 'sofa',
          productSku: 'BKZ30005#forest',
          percentageFromTopLocation: 60,
          percentageFromLeftLocation: 50,
        },
        {
          id: 'missing',
          productSku: 'ZZZ99999',
          percentageFromTopLocation: 30,
          percentageFromLeftLocation: 75,
        },
      ],
      mobileShoppableButtons: [
        {
          id: 'sofa',
          productSku: 'BKZ30005#forest',
          percentageFromTopLocation: 60,
          percentageFromLeftLocation: 50,
        },
      ],
    },
  },
  {
    name: 'shoppable as a banner',
    fields: {
      picture: wide(sofa, 0.5, 1.1),
      shade: 'none',
      displayMode: 'banner',
      bannerAlignment: 'left',
      invertBannerColours: true,
      desktopShoppableButtons: [{ id: 'sofa', productSku: 'BKZ30005#forest' }],
      mobileShoppableButtons: [{ id: 'sofa', productSku: 'BKZ30005#forest' }],
    },
  },
];
