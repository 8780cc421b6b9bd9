import type { Customisation, CustomisationField } from '../../commerce/catalogue/customisation.ts';
import type { CustomisationRecord } from '../../commerce/catalogue/customisations.server.ts';

type Words = Pick<Customisation, 'title' | 'description'> & {
  fields: Record<
    string,
    { displayName: string; placeholder: string; message?: string; description?: string }
  >;
};
type FieldRule = Pick<CustomisationField, 'maxLength' | 'optional' | 'validationRegex'>;

const TEMPLATES = "[\\p{L}\\p{M}\\p{N} .,'’&!?-]+";

/** One form in every language: the same rules with translated texts. */
function form(
  name: string,
  rules: Record<string, FieldRule>,
  words: { 'en-GB': Words } & Record<string, Words>,
): CustomisationRecord {
  const forms = Object.fromEntries(
    Object.entries(words).map(([locale, { title, description, fields }]) => [
      locale,
      {
        title,
        description,
        customisationFields: Object.entries(rules).map(([apiName, rule]) => ({
          id: `${name}-${apiName}`,
          apiName,
          fieldType: 'text' as const,
          ...rule,
          displayName: fields[apiName]!.displayName,
          placeholder: fields[apiName]!.placeholder,
          validationMessage: fields[apiName]!.message ?? null,
          description: fields[apiName]!.description ?? null,
        })),
      },
    ]),
  );
  return { name, forms: forms as CustomisationRecord['forms'] };
}

export const demoCustomisations: CustomisationRecord[] = [
  form(
    'engraving',
    {
      line1: { maxLength: 20, optional: false, validationRegex: TEMPLATES },
      line2: { maxLength: 20, optional: true, validationRegex: TEMPLATES },
    },
    {
      'en-GB': {
        title: 'Make it theirs',
        description: 'Engraved by hand in our workshop. Personalised pieces cannot be returned.',
        fields: {
          line1: {
            displayName: 'First line',
            placeholder: 'For Eleanor',
            message: 'Letters, numbers and simple punctuation only, please.',
          },
          line2: {
            displayName: 'Second line',
            placeholder: '12 June 2026',
            message: 'Letters, numbers and simple punctuation only, please.',
          },
        },
      },
      fr: {
        title: 'Personnalisez-le',
        description: 'Gravé à la main dans notre atelier. Les pièces personnalisées ne sont pas reprises.',
        fields: {
          line1: {
            displayName: 'Première ligne',
            placeholder: 'Pour Éléonore',
            message: 'Lettres, chiffres et ponctuation simple uniquement.',
          },
          line2: {
            displayName: 'Deuxième ligne',
            placeholder: '12 juin 2026',
            message: 'Lettres, chiffres et ponctuation simple uniquement.',
          },
        },
      },
      nl: {
        title: 'Maak het persoonlijk',
        description:
          'Met de hand gegraveerd in ons atelier. Gepersonaliseerde stukken kunnen niet worden geretourneerd.',
        fields: {
          line1: {
            displayName: 'Eerste regel',
            placeholder: 'Voor Eleonora',
            message: 'Alleen letters, cijfers en eenvoudige leestekens.',
          },
          line2: {
            displayName: 'Tweede regel',
            placeholder: '12 juni 2026',
            message: 'Alleen letters, cijfers en eenvoudige leestekens.',
          },
        },
      },
      sv: {
        title: 'Gör den personlig',
        description: 'Graveras för hand i vår verkstad. Personliga föremål kan inte returneras.',
        fields: {
          line1: {
            displayName: 'Första raden',
            placeholder: 'Till Eleonora',
            message: 'Endast bokstäver, siffror och enkla skiljetecken.',
          },
          line2: {
            displayName: 'Andra raden',
            placeholder: '12 juni 2026',
            message: 'Endast bokstäver, siffror och enkla skiljetecken.',
          },
        },
      },
    },
  ),
  form(
    'initials',
    { initials: { maxLength: 3, optional: false, validationRegex: '\\p{Lu}{1,3}' } },
    {
      'en-GB': {
        title: 'Add initials',
        description: 'Stamped by hand, one letter at a time.',
        fields: {
          initials: { displayName: 'Initials', placeholder: 'EMB', message: 'One to three capital letters.' },
        },
      },
      fr: {
        title: 'Ajoutez des initiales',
        description: 'Frappées à la main, lettre par lettre.',
        fields: {
          initials: { displayName: 'Initiales', placeholder: 'EMB', message: 'Une à trois majuscules.' },
        },
      },
      nl: {
        title: 'Voeg initialen toe',
        description: 'Met de hand geslagen, letter voor letter.',
        fields: {
          initials: { displayName: 'Initialen', placeholder: 'EMB', message: 'Eén tot drie hoofdletters.' },
        },
      },
      sv: {
        title: 'Lägg till initialer',
        description: 'Stämplas för hand, en bokstav i taget.',
        fields: {
          initials: { displayName: 'Initialer', placeholder: 'EMB', message: 'En till tre versaler.' },
        },
      },
    },
  ),
  form(
    'gift-message',
    {
      to: { maxLength: 30, optional: true, validationRegex: null },
      message: { maxLength: 120, optional: true, validationRegex: null },
    },
    {
      'en-GB': {
        title: 'Write the card',
        description: 'We write it by hand on a card and tuck it under the ribbon.',
        fields: {
          to: { displayName: 'To', placeholder: 'Grandma' },
          message: { displayName: 'Message', placeholder: 'Happy birthday, with love from all of us' },
        },
      },
      fr: {
        title: 'Écrivez la carte',
        description: 'Nous l’écrivons à la main et la glissons sous le ruban.',
        fields: {
          to: { displayName: 'Pour', placeholder: 'Mamie' },
          message: { displayName: 'Message', placeholder: 'Joyeux anniversaire, avec toute notre affection' },
        },
      },
      nl: {
        title: 'Schrijf het kaartje',
        description: 'Wij schrijven het met de hand en steken het onder het lint.',
        fields: {
          to: { displayName: 'Voor', placeholder: 'Oma' },
          message: { displayName: 'Boodschap', placeholder: 'Gefeliciteerd, liefs van ons allemaal' },
        },
      },
      sv: {
        title: 'Skriv kortet',
        description: 'Vi skriver det för hand och fäster det under bandet.',
        fields: {
          to: { displayName: 'Till', placeholder: 'Farmor' },
          message: { displayName: 'Meddelande', placeholder: 'Grattis på födelsedagen från oss alla' },
        },
      },
    },
  ),
];
