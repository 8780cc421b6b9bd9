import type { Advisor } from '../../../../commerce/events/data-layer-event.ts';

/** The stand-in's words: it is the vendor's page, so it has its own, in the shop's languages. */
export interface AdvisorTexts {
  titles: Record<Advisor, string>;
  /** By the question's name, then by its answer. */
  questions: Record<string, { ask: string; answers: Record<string, string> }>;
  send: string;
  result: string;
  none: string;
  add: string;
  addAll: string;
  added: string;
  basket: string;
  again: string;
}

export const ADVISOR_TEXTS: Record<string, AdvisorTexts> = {
  en: {
    titles: {
      skincare: 'Your skincare routine',
      haircare: 'Your haircare routine',
      foundation: 'Your foundation',
      makeup: 'Your make-up look',
    },
    questions: {
      skin: {
        ask: 'How is your skin?',
        answers: { dry: 'Dry', oily: 'Oily', combination: 'Combination', sensitive: 'Sensitive' },
      },
      hair: {
        ask: 'How is your hair?',
        answers: { fine: 'Fine', thick: 'Thick', curly: 'Curly', coloured: 'Coloured' },
      },
      tone: {
        ask: 'Your skin tone',
        answers: { fair: 'Fair', light: 'Light', medium: 'Medium', tan: 'Tan', deep: 'Deep' },
      },
      look: {
        ask: 'What is it for?',
        answers: { everyday: 'Every day', evening: 'An evening', bold: 'A statement' },
      },
      finish: { ask: 'Which finish?', answers: { natural: 'Natural', matte: 'Matte', dewy: 'Dewy' } },
      goal: {
        ask: 'What would you like?',
        answers: {
          glow: 'Glow',
          moisture: 'Moisture',
          lines: 'Fewer lines',
          calm: 'Calm',
          volume: 'Volume',
          repair: 'Repair',
          shine: 'Shine',
        },
      },
    },
    send: 'Show me',
    result: 'We suggest',
    none: 'Nothing in the shop fits just now.',
    add: 'Add to basket',
    addAll: 'Add all to basket',
    added: 'Added',
    basket: 'Go to basket',
    again: 'Start again',
  },
  fr: {
    titles: {
      skincare: 'Votre routine de soins',
      haircare: 'Votre routine capillaire',
      foundation: 'Votre fond de teint',
      makeup: 'Votre maquillage',
    },
    questions: {
      skin: {
        ask: 'Comment est votre peau ?',
        answers: { dry: 'Sèche', oily: 'Grasse', combination: 'Mixte', sensitive: 'Sensible' },
      },
      hair: {
        ask: 'Comment sont vos cheveux ?',
        answers: { fine: 'Fins', thick: 'Épais', curly: 'Bouclés', coloured: 'Colorés' },
      },
      tone: {
        ask: 'Votre carnation',
        answers: { fair: 'Très claire', light: 'Claire', medium: 'Moyenne', tan: 'Mate', deep: 'Foncée' },
      },
      look: {
        ask: 'Pour quelle occasion ?',
        answers: { everyday: 'Tous les jours', evening: 'Un soir', bold: 'Un effet marqué' },
      },
      finish: { ask: 'Quel fini ?', answers: { natural: 'Naturel', matte: 'Mat', dewy: 'Lumineux' } },
      goal: {
        ask: 'Que souhaitez-vous ?',
        answers: {
          glow: 'De l’éclat',
          moisture: 'De l’hydratation',
          lines: 'Moins de rides',
          calm: 'De l’apaisement',
          volume: 'Du volume',
          repair: 'De la réparation',
          shine: 'De la brillance',
        },
      },
    },
    send: 'Voir les conseils',
    result: 'Nous vous proposons',
    none: 'Rien en boutique ne convient pour le moment.',
    add: 'Ajouter au panier',
    addAll: 'Tout ajouter au panier',
    added: 'Ajouté',
    basket: 'Voir le panier',
    again: 'Recommencer',
  },
  nl: {
    titles: {
      skincare: 'Uw huidverzorging',
      haircare: 'Uw haarverzorging',
      foundation: 'Uw foundation',
      makeup: 'Uw make-uplook',
    },
    questions: {
      skin: {
        ask: 'Hoe is uw huid?',
        answers: { dry: 'Droog', oily: 'Vet', combination: 'Gemengd', sensitive: 'Gevoelig' },
      },
      hair: {
        ask: 'Hoe is uw haar?',
        answers: { fine: 'Fijn', thick: 'Dik', curly: 'Krullend', coloured: 'Gekleurd' },
      },
      tone: {
        ask: 'Uw huidskleur',
        answers: { fair: 'Zeer licht', light: 'Licht', medium: 'Medium', tan: 'Getint', deep: 'Donker' },
      },
      look: {
        ask: 'Waarvoor is het?',
        answers: { everyday: 'Elke dag', evening: 'Een avond', bold: 'Een statement' },
      },
      finish: { ask: 'Welke finish?', answers: { natural: 'Naturel', matte: 'Mat', dewy: 'Stralend' } },
      goal: {
        ask: 'Wat wilt u graag?',
        answers: {
          glow: 'Glans',
          moisture: 'Hydratatie',
          lines: 'Minder rimpels',
          calm: 'Rust',
          volume: 'Volume',
          repair: 'Herstel',
          shine: 'Glanzend haar',
        },
      },
    },
    send: 'Laat zien',
    result: 'Wij raden aan',
    none: 'Op dit moment past niets uit de winkel.',
    add: 'In winkelmand',
    addAll: 'Alles in winkelmand',
    added: 'Toegevoegd',
    basket: 'Naar winkelmand',
    again: 'Opnieuw beginnen',
  },
  sv: {
    titles: {
      skincare: 'Din hudvårdsrutin',
      haircare: 'Din hårvårdsrutin',
      foundation: 'Din foundation',
      makeup: 'Din sminkning',
    },
    questions: {
      skin: {
        ask: 'Hur är din hud?',
        answers: { dry: 'Torr', oily: 'Fet', combination: 'Blandad', sensitive: 'Känslig' },
      },
      hair: {
        ask: 'Hur är ditt hår?',
        answers: { fine: 'Fint', thick: 'Tjockt', curly: 'Lockigt', coloured: 'Färgat' },
      },
      tone: {
        ask: 'Din hudton',
        answers: { fair: 'Mycket ljus', light: 'Ljus', medium: 'Mellan', tan: 'Gyllene', deep: 'Mörk' },
      },
      look: {
        ask: 'Vad är det till?',
        answers: { everyday: 'Vardag', evening: 'En kväll', bold: 'Något som syns' },
      },
      finish: { ask: 'Vilken finish?', answers: { natural: 'Naturlig', matte: 'Matt', dewy: 'Glansig' } },
      goal: {
        ask: 'Vad önskar du dig?',
        answers: {
          glow: 'Lyster',
          moisture: 'Fukt',
          lines: 'Färre linjer',
          calm: 'Lugn',
          volume: 'Volym',
          repair: 'Reparation',
          shine: 'Glans',
        },
      },
    },
    send: 'Visa mig',
    result: 'Vi föreslår',
    none: 'Inget i butiken passar just nu.',
    add: 'Lägg i varukorgen',
    addAll: 'Lägg allt i varukorgen',
    added: 'Tillagd',
    basket: 'Till varukorgen',
    again: 'Börja om',
  },
};
