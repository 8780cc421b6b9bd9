import { page } from '../entry.ts';
import { link } from '../parts.ts';
import { shot } from '../pictures.ts';

export const rewards = page(
  '/pages/rewards',
  {
    title: 'Selvedge Rewards',
    description: 'Points on everything, delivery on us, and a present on your birthday.',
    image: '/media/gift-box/front/satin.champagne.champagne',
    sections: [
      {
        type: 'CategoryHeader',
        title: 'Selvedge Rewards',
        text: 'Points on everything you buy, delivery on us, and something on your birthday.',
        picture: shot('gift-box front satin champagne champagne', 'A satin gift box', 1),
        links: [link('Join', '/sign-up'), link('Sign in', '/account')],
      },
      {
        type: 'PerksCarousel',
        title: 'What members get',
        viewAllHref: '/account',
        items: [
          {
            title: 'A point a pound',
            description: 'A hundred points are a pound off, and they never expire.',
            icon: 'sparkle',
          },
          { title: 'First in the sale', description: 'A day before everyone else, quietly.', icon: 'clock' },
          {
            title: 'Delivery on us',
            description: 'Standard delivery is free above £30 for members.',
            icon: 'truck',
          },
          {
            title: 'A birthday present',
            description: 'Chosen by the beauty hall, wrapped by hand.',
            icon: 'gift',
          },
          { title: 'Repairs', description: 'One hem, button or zip a year, on us.', icon: 'shield' },
        ],
      },
      {
        type: 'PerkCard',
        title: 'Premier',
        description:
          'A year of next-day delivery for less than two parcels a month. Cancel whenever you like.',
        icon: 'crown',
        link: link('About delivery', '/pages/informational/delivery'),
      },
      {
        type: 'SingleFeatureInfo',
        icon: 'card',
        title: 'No card to carry',
        text: 'Points collect themselves whenever you are signed in.',
      },
      {
        type: 'FaqAccordian',
        items: [
          {
            question: 'When do I get my points?',
            answer: 'When the time to send things back is over, so that none have to be taken away again.',
          },
          { question: 'Does it cost anything?', answer: 'No. [Join](/sign-up) with an e-mail address.' },
        ],
      },
    ],
  },
  { locale: 'en-GB' },
);
