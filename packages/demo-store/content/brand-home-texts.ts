import { brandStoryTexts } from './brand-story-texts.ts';
import type { BrandStory } from './brands.ts';
import type { InEveryLanguage, Language } from './languages.ts';

/** Texts that the home pages of all brands share. */
export interface BrandHomeTexts {
  newIn: string;
  nextDay: string;
  orderBy: string;
  daysToDecide: string;
  firstOrder: string;
  how: string;
  firstOrderHow: string;
  justIn: string;
  seeEverything: string;
  seeMore: string;
  shopSeason: string;
  about: (name: string) => string;
  readMore: string;
  markedDown: string;
  allSale: string;
  nextDayUntil: string;
  newWeekly: string;
  saleOn: string;
  journal: string;
  allStories: string;
  /** Delivery, returns, sizes and advice: title and line. */
  promises: [title: string, text: string][];
}

export const brandHomeTexts: InEveryLanguage<BrandHomeTexts> = {
  'en-GB': {
    newIn: 'New in',
    nextDay: 'Next day delivery',
    orderBy: 'order by 11pm',
    daysToDecide: '28 days to decide',
    firstOrder: 'Ten per cent off your first order',
    how: 'How',
    firstOrderHow:
      'Create an account and we put the saving into your basket by itself. It applies once, to full-price products of our own.',
    justIn: 'Just in',
    seeEverything: 'See everything',
    seeMore: 'See more',
    shopSeason: 'Shop the season',
    about: (name) => `About ${name}`,
    readMore: 'Read more',
    markedDown: 'Marked down',
    allSale: 'All sale',
    nextDayUntil: 'Next day delivery until 11pm',
    newWeekly: 'New every week',
    saleOn: 'Sale on now',
    journal: 'From the journal',
    allStories: 'All stories',
    promises: [
      ['A date, not a guess', 'Every product says when it arrives. Order tonight, wear it tomorrow.'],
      ['28 days to decide', 'Try it at home, in your own light, with your own shoes.'],
      ['Sizes that agree', 'Measured on people, with a guide for every brand.'],
      ['Ask somebody', 'Stylists and after-care, every day from eight to ten.'],
    ],
  },
  fr: {
    newIn: 'Nouveautés',
    nextDay: 'Livraison le lendemain',
    orderBy: 'commandez avant 23 h',
    daysToDecide: '28 jours pour décider',
    firstOrder: 'Dix pour cent sur la première commande',
    how: 'Comment',
    firstOrderHow:
      'Créez un compte : la remise s’ajoute d’elle-même au panier. Une seule fois, sur nos propres articles au prix plein.',
    justIn: 'Tout juste arrivé',
    seeEverything: 'Tout voir',
    seeMore: 'Voir plus',
    shopSeason: 'Voir la saison',
    about: (name) => `À propos de ${name}`,
    readMore: 'Lire la suite',
    markedDown: 'Prix en baisse',
    allSale: 'Toutes les soldes',
    nextDayUntil: 'Livraison le lendemain jusqu’à 23 h',
    newWeekly: 'Du nouveau chaque semaine',
    saleOn: 'Les soldes ont commencé',
    journal: 'Dans le journal',
    allStories: 'Tous les articles',
    promises: [
      ['Une date, pas une estimation', 'Chaque article dit quand il arrive.'],
      ['28 jours pour décider', 'Essayez chez vous, dans votre lumière, avec vos chaussures.'],
      ['Des tailles justes', 'Mesurées sur de vraies personnes, marque par marque.'],
      ['Demandez à quelqu’un', 'Conseil et suivi, tous les jours de huit à vingt-deux heures.'],
    ],
  },
  nl: {
    newIn: 'Nieuw',
    nextDay: 'Morgen in huis',
    orderBy: 'bestel voor 23.00 uur',
    daysToDecide: '28 dagen bedenktijd',
    firstOrder: 'Tien procent korting op je eerste bestelling',
    how: 'Zo werkt het',
    firstOrderHow:
      'Maak een account aan en de korting staat vanzelf in je winkelmand. Eén keer, op onze eigen artikelen zonder andere korting.',
    justIn: 'Net binnen',
    seeEverything: 'Bekijk alles',
    seeMore: 'Bekijk meer',
    shopSeason: 'Shop het seizoen',
    about: (name) => `Over ${name}`,
    readMore: 'Lees meer',
    markedDown: 'Afgeprijsd',
    allSale: 'Alle sale',
    nextDayUntil: 'Voor 23.00 uur besteld, morgen in huis',
    newWeekly: 'Elke week nieuw',
    saleOn: 'De sale is begonnen',
    journal: 'Uit het journaal',
    allStories: 'Alle verhalen',
    promises: [
      ['Een datum, geen gok', 'Bij elk artikel staat wanneer het komt.'],
      ['28 dagen bedenktijd', 'Pas het thuis, in je eigen licht, met je eigen schoenen.'],
      ['Maten die kloppen', 'Gemeten op mensen, met een maattabel per merk.'],
      ['Vraag het iemand', 'Stijladvies en nazorg, elke dag van acht tot tien.'],
    ],
  },
  sv: {
    newIn: 'Nyheter',
    nextDay: 'Leverans nästa dag',
    orderBy: 'beställ före 23.00',
    daysToDecide: '28 dagar att bestämma dig',
    firstOrder: 'Tio procent på första beställningen',
    how: 'Så fungerar det',
    firstOrderHow:
      'Skapa ett konto så läggs rabatten i varukorgen av sig själv. Den gäller en gång, på våra egna varor till ordinarie pris.',
    justIn: 'Nyss inkommet',
    seeEverything: 'Se allt',
    seeMore: 'Se mer',
    shopSeason: 'Handla säsongen',
    about: (name) => `Om ${name}`,
    readMore: 'Läs mer',
    markedDown: 'Nedsatt',
    allSale: 'Hela rean',
    nextDayUntil: 'Leverans nästa dag till 23.00',
    newWeekly: 'Nytt varje vecka',
    saleOn: 'Rean är igång',
    journal: 'Ur journalen',
    allStories: 'Alla artiklar',
    promises: [
      ['Ett datum, ingen gissning', 'Varje vara säger när den kommer.'],
      ['28 dagar att bestämma dig', 'Prova hemma, i ditt eget ljus, med dina egna skor.'],
      ['Storlekar som stämmer', 'Mätta på människor, med en guide för varje märke.'],
      ['Fråga någon', 'Stilråd och hjälp, varje dag från åtta till tjugotvå.'],
    ],
  },
};

/** A brand's story in one of its languages; English is the original. */
export function storyIn(story: BrandStory, locale: Language): BrandStory {
  const texts = brandStoryTexts[locale]?.[story.slug];
  if (!texts) return story;
  const { categoryCards, favourites, hero, second, third, ...rest } = texts;
  return {
    ...story,
    ...rest,
    hero: { ...story.hero, alt: hero },
    second: { ...story.second, alt: second },
    third: { ...story.third, alt: third },
    categoryCards: story.categoryCards.map(([, slug, picture], index) => [
      categoryCards[index]!,
      slug,
      picture,
    ]),
    favourites: { ...story.favourites, title: favourites },
  };
}
