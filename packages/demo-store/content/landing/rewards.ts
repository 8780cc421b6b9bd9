import { band, page } from '../entry.ts';
import { LANGUAGES } from '../languages.ts';
import { link } from '../parts.ts';
import { shot } from '../pictures.ts';
import { rewardsTexts } from './rewards-texts.ts';

export const rewards = LANGUAGES.map((locale) => {
  const t = rewardsTexts[locale];
  return page(
    '/pages/rewards',
    {
      title: 'Selvedge Rewards',
      description: t.description,
      image: '/media/gift-box/front/satin.champagne.champagne',
      sections: [
        {
          type: 'CategoryHeader',
          title: 'Selvedge Rewards',
          text: t.text,
          picture: shot('gift-box front satin champagne champagne', t.picture, 1),
          links: [link(t.join, '/sign-up'), link(t.signIn, '/account')],
        },
        {
          type: 'PerksCarousel',
          title: t.members,
          viewAllHref: '/account',
          items: [
            { title: t.points, description: t.pointsText, icon: 'sparkle' },
            { title: t.first, description: t.firstText, icon: 'clock' },
            { title: t.delivery, description: t.deliveryText, icon: 'truck' },
            { title: t.birthday, description: t.birthdayText, icon: 'gift' },
            { title: t.repairs, description: t.repairsText, icon: 'shield' },
          ],
        },
        band(
          { columns: 2 },
          {
            type: 'PerkCard',
            title: 'Premier',
            description: t.premierText,
            icon: 'crown',
            link: link(t.aboutDelivery, '/pages/informational/delivery'),
          },
          { type: 'SingleFeatureInfo', icon: 'card', title: t.noCard, text: t.noCardText },
        ),
        { type: 'FaqAccordian', items: t.questions },
      ],
    },
    { locale },
  );
});
