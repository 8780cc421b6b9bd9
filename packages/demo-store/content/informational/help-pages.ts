import { type PageBody, page, type SectionBody } from '../entry.ts';
import { type InEveryLanguage, LANGUAGES, type Language } from '../languages.ts';
import { category, link } from '../parts.ts';
import { shot } from '../pictures.ts';
import { sizeGuideSections } from '../size-guides.ts';
import { dutchHelp } from './dutch.ts';
import { englishHelp, type HelpTexts } from './english.ts';
import { frenchHelp } from './french.ts';
import { swedishHelp } from './swedish.ts';

const helpTexts: InEveryLanguage<HelpTexts> = {
  'en-GB': englishHelp,
  fr: frenchHelp,
  nl: dutchHelp,
  sv: swedishHelp,
};

/** A page with a title and an introduction. */
function help({ title, text }: { title: string; text: string }, ...sections: SectionBody[]): PageBody {
  return {
    title,
    description: text,
    sections: [{ type: 'CategoryHeader', title, text }, ...sections],
  };
}

const markdownSection = (markdown: string) => ({ type: 'Text', markdown });

function returns(t: HelpTexts['returns']): PageBody {
  return help(
    t,
    {
      type: 'BlogPanelStyleOverview',
      title: t.steps,
      picture: shot('gift-box styled plain oatmeal stone', t.box, 1.25),
      points: t.points,
    },
    markdownSection(t.markdown),
    { type: 'FaqAccordian', items: t.questions },
  );
}

function contact(t: HelpTexts['contact']): PageBody {
  return help(
    t,
    {
      type: 'FeaturesInfoSection',
      items: [
        { icon: 'chat', title: t.chat, text: t.chatText },
        { icon: 'truck', title: t.orders, text: t.ordersText, href: 'mailto:orders@selvedge.example' },
        { icon: 'return', title: t.refunds, text: t.refundsText, href: 'mailto:help@selvedge.example' },
        { icon: 'store', title: t.telephone, text: t.telephoneText, href: 'tel:08000000000' },
      ],
    },
    markdownSection(t.markdown),
  );
}

/** The about page of the default brand; the other brands have their own. */
function about(t: HelpTexts['about']): PageBody {
  const { title, text } = t;
  const picture = shot('throw front wool oatmeal stone', t.throw, 1);
  return {
    title,
    description: text,
    sections: [
      { type: 'CategoryHeader', title, text, picture },
      markdownSection(t.markdown),
      {
        type: 'FeaturesInfoSection',
        title: t.choose,
        items: [
          { icon: 'leaf', title: t.cloth, text: t.clothText },
          { icon: 'ruler', title: t.fitted, text: t.fittedText },
          { icon: 'shield', title: t.honest, text: t.honestText },
          { icon: 'heart', title: t.retention, text: t.retentionText },
        ],
      },
      {
        type: 'ImageBesideTextWithButton',
        title: t.label,
        markdown: t.labelText,
        picture: shot('cardigan styled knit oatmeal stone', t.cardigan, 1.2),
        button: link(t.shopLabel, category('selvedge')),
        pictureSide: 'right',
      },
    ],
  };
}

function bodies(t: HelpTexts, locale: Language): Record<string, PageBody> {
  const { delivery, sizeGuide, privacy, terms, imprint } = t;
  return {
    delivery: help(delivery, markdownSection(delivery.markdown), {
      type: 'FaqAccordian',
      title: null,
      items: delivery.questions,
    }),
    returns: returns(t.returns),
    'size-guide': help(sizeGuide, ...sizeGuideSections('all', locale), markdownSection(sizeGuide.markdown)),
    contact: contact(t.contact),
    about: about(t.about),
    privacy: help(privacy, markdownSection(privacy.markdown)),
    terms: help(terms, markdownSection(terms.markdown)),
    imprint: help(imprint, markdownSection(imprint.markdown)),
  };
}

/** The help pages, for every brand and in every language. */
export const helpPages = LANGUAGES.flatMap((locale) =>
  Object.entries(bodies(helpTexts[locale], locale)).map(([name, body]) =>
    page(`/pages/informational/${name}`, body, { locale }),
  ),
);
