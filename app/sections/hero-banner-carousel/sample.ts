import type { InferInput } from 'valibot';
import { coat, gift, gown, sofa, wide } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { heroBannerCarouselSchema } from './schema.ts';

export const heroBannerCarouselSamples: Sample<InferInput<typeof heroBannerCarouselSchema>>[] = [
  {
    name: 'three slides',
    fields: {
      label: 'This season',
      slides: [
        {
          title: 'The coat you keep',
          picture: wide(coat),
          links: [{ label: 'Shop coats', href: '/categories/womens-coats-jackets' }],
        },
        {
          title: 'Rooms for long evenings',
          picture: wide(sofa),
          links: [{ label: 'Shop home', href: '/categories/home' }],
        },
        {
          title: 'For everyone on the list',
          picture: wide(gift),
          links: [{ label: 'All gifts', href: '/categories/gifts' }],
        },
      ],
    },
  },
  {
    name: 'a slide to shop from, and one for guests',
    fields: {
      label: 'At home',
      slides: [
        {
          picture: wide(sofa, 0.5, 1.1),
          shade: 'none',
          desktopShoppableButtons: [
            {
              id: 'sofa',
              productSku: 'BKZ30005#forest',
              percentageFromTopLocation: 60,
              percentageFromLeftLocation: 50,
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
        { title: 'Join us', picture: wide(gift), visibilityConfig: { hideForLoggedInUsers: true } },
        { title: 'Rooms for long evenings', picture: wide(gown) },
      ],
    },
  },
  {
    name: 'one slide does not move',
    fields: { label: 'One', slides: [{ title: 'Alone', picture: wide(gown) }] },
  },
];
