/** What a brand says of itself, in one more language. */
export interface StoryWords {
  line: string;
  headline: string;
  season: string;
  seasonText: string;
  about: string;
  /** What its three pictures show. */
  hero: string;
  second: string;
  third: string;
  doors: [string, string, string, string];
  favourites: string;
}

export const storyWords: Record<string, Record<string, StoryWords>> = {
  coast: {
    fr: {
      line: 'Des robes de mariage, de courses et de longues soirées',
      headline: 'Pour le grand jour de l’agenda',
      season: 'La sélection cérémonie',
      seasonText:
        'Du satin qui bouge, de la dentelle qui dure, une longueur pour chaque liste d’invités. Pour l’église, la tente et la piste de danse.',
      about: `Coast fait des robes pour les jours dont on se souvient. Chaque saison commence par une invitation : qui vient, quelle
sera la lumière, combien de temps on dansera.

Nous essayons sur des femmes de toutes les tailles, doublons ce qui doit l’être, et posons une agrafe là où un zip ne suffirait pas.`,
      hero: 'Trois robes du soir',
      second: 'Une robe portefeuille rose poudré à grandes fleurs',
      third: 'Une robe nuisette champagne',
      doors: ['Invitée de mariage', 'Robes du soir', 'Escarpins', 'Pochettes'],
      favourites: 'Un jour aux courses',
    },
  },
  gorgeous: {
    fr: {
      line: 'De la lingerie qui tombe à merveille',
      headline: 'Elle tombe à merveille. Comme un secret.',
      season: 'Vin et dentelle',
      seasonText: 'De nouvelles formes corbeille et plongeantes, en dentelle couleur de vin, du 85B au 105G.',
      about: `Gorgeous essaie chaque soutien-gorge sur des femmes de toutes nos tailles, pas sur un buste. Des bretelles qui restent en
place, des armatures qui ne piquent pas, une dentelle douce.

Prenez vos mesures une fois avec notre guide, et renvoyez ce qui n’est pas parfait.`,
      hero: 'Un ensemble en dentelle couleur de vin',
      second: 'Un soutien-gorge en dentelle rose poudré',
      third: 'Un peignoir en satin rose',
      doors: ['Soutiens-gorge', 'Ensembles', 'Nuit', 'Peignoirs'],
      favourites: 'Pour rester chez soi',
    },
  },
  oasis: {
    nl: {
      line: 'Tuinprints, met de hand getekend',
      headline: 'Prints uit onze eigen tuin',
      season: 'De wintertuin',
      seasonText:
        'Kerstrozen, zaadbollen en rijp op varens: de prints van dit seizoen zijn geschilderd vanuit het raam van het atelier.',
      about: `Elke print van Oasis begint als schilderij. Achter ons atelier ligt een tuin; wat daar bloeit, vind je terug op
jurken, blouses en de voering van een jas.

Moderne romantiek dus: mooi, praktisch, en met zakken waar we ze maar kwijt kunnen.`,
      hero: 'Drie jurken met bloemen',
      second: 'Een crèmekleurige blouse met kleine bloemen',
      third: 'Een saliegroene overslagjurk',
      doors: ['Midi-jurken', 'Blouses', 'Rokken', 'Beddengoed'],
      favourites: 'Theejurken',
    },
  },
  warehouse: {
    sv: {
      line: 'Stadskläder, svart på svart',
      headline: 'Stadskläder. Inget överflöd.',
      season: 'Uniform 04',
      seasonText: 'Vida ben. Rak kappa. Tung denim. Använd det två gånger den här veckan.',
      about: `Warehouse gör en uniform för staden: tydliga former, ärlig denim, svart på svart på vitt. Vi skär vitt där andra skär
smalt och utelämnar det som inte fungerar.`,
      hero: 'En jeansjacka, en randig t-shirt och jeans',
      second: 'Svarta byxor med vida ben',
      third: 'En jeansjacka',
      doors: ['Denim', 'Kappor', 'Byxor', 'Skor'],
      favourites: 'Tung denim',
    },
  },
  nastygal: {
    nl: {
      line: 'Vintage in het hoofd, een beetje tegendraads',
      headline: 'Goede kleren. Slechte manieren.',
      season: 'Herrie, in denim',
      seasonText: 'Leerlook, luide laarzen en een jas die ouder is dan het verhaal dat je erbij vertelt.',
      about: `Nasty Gal begon met de oude kleren van anderen en is er nooit overheen gekomen. We kijken wat er naar de verkeerde feestjes
werd gedragen en maken het opnieuw, beter, met plek voor je telefoon.

Draag het verkeerd. Daar gaat het om.`,
      hero: 'Een zwart jasje met leerlook',
      second: 'Een minirok met dierenprint',
      third: 'Kersenrode laarzen',
      doors: ['Jasjes', 'Denim', 'Laarzen', 'Uitgaan'],
      favourites: 'Eerst de laarzen',
    },
    sv: {
      line: 'Vintage i huvudet och lite ostyrig',
      headline: 'Bra kläder. Dåligt uppförande.',
      season: 'Bråk, i denim',
      seasonText: 'Skinnlook, högljudda kängor och en jacka som är äldre än historien du berättar om den.',
      about: `Nasty Gal började med andras gamla kläder och kom aldrig över det. Vi tittar på vad som bars till fel fester och gör det
igen, bättre, med plats för telefonen.

Bär det fel. Det är det som är poängen.`,
      hero: 'En svart jacka i skinnlook',
      second: 'En minikjol med djurmönster',
      third: 'Körsbärsröda kängor',
      doors: ['Jackor', 'Denim', 'Kängor', 'Fest'],
      favourites: 'Kängorna först',
    },
  },
};
