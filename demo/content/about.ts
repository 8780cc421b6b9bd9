import { brandStories } from './brands.ts';
import { page } from './entry.ts';
import { category, link } from './parts.ts';
import { shot } from './pictures.ts';

const house = page(
  '/pages/informational/about',
  {
    title: 'About Selvedge',
    description: 'A department store finished properly: who we are and how we choose.',
    sections: [
      {
        type: 'CategoryHeader',
        title: 'About Selvedge',
        text: 'A department store, finished properly.',
        picture: shot('throw front wool oatmeal stone', 'A woven throw over a chair', 1),
      },
      {
        type: 'Text',
        markdown: `A selvedge is the woven edge that keeps cloth from coming undone. You hardly see it, and everything depends on it.

We try to run a shop in the same way. Thirteen brands and our own label hang side by side; a few dozen makers of furniture,
scent and skincare sell with us under their own names. You see one basket, one delivery date and one person to ask.`,
      },
      {
        type: 'FeaturesInfoSection',
        title: 'How we choose',
        items: [
          {
            icon: 'leaf',
            title: 'Cloth first',
            text: 'We ask the mill before we ask the price. If we cannot name it, we do not stock it.',
          },
          { icon: 'ruler', title: 'Fitted on people', text: 'Every size is tried by somebody who wears it.' },
          {
            icon: 'shield',
            title: 'Honest numbers',
            text: 'A was-price is one we really asked. Low stock means low stock.',
          },
          {
            icon: 'heart',
            title: 'Made to be kept',
            text: 'Spare buttons, repair notes, and hems with something to let down.',
          },
        ],
      },
      {
        type: 'ImageBesideTextWithButton',
        title: 'Our own label',
        markdown:
          'Selvedge by Selvedge is made in small runs. When one sells out we talk to the mill again, and sometimes the answer is a better cloth.',
        picture: shot('cardigan styled knit oatmeal stone', 'An oatmeal cardigan', 1.2),
        button: link('Shop our label', category('selvedge')),
        pictureSide: 'right',
      },
    ],
  },
  { locale: 'en-GB' },
);

const brandAbout = brandStories.map((story) =>
  page(
    '/pages/informational/about',
    {
      title: `About ${story.name}`,
      description: `Who ${story.name} is.`,
      sections: [
        {
          type: 'CategoryHeader',
          title: `About ${story.name}`,
          text: story.headline,
          picture: { ...story.second, ratio: 1.1 },
        },
        { type: 'Text', markdown: story.about },
        {
          type: 'FeatureBanner',
          eyebrow: story.season,
          title: story.line,
          text: story.seasonText,
          picture: { ...story.third, ratio: 1 },
          links: [link('Shop the season', category(story.slug))],
        },
      ],
    },
    { brand: story.slug, locale: 'en-GB' },
  ),
);

export const aboutPages = [house, ...brandAbout];
