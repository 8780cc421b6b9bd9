export interface TryOnTexts {
  title: string;
  shades: string;
  skin: string;
  photo: string;
  drawn: string;
  strength: string;
  place: string;
  size: string;
  close: string;
  face: string;
  note: string;
}

/** The stand-in's words: it is the vendor's page, so it has its own, in the shop's languages. */
export const TRY_ON_TEXTS: Record<string, TryOnTexts> = {
  en: {
    title: 'Try it on',
    shades: 'Shade',
    skin: 'Skin tone',
    photo: 'Use my photo',
    drawn: 'Back to the model',
    strength: 'Strength',
    place: 'Drag on your photo to put it in place.',
    size: 'Size',
    close: 'Close',
    face: 'A face wearing {shade}',
    note: 'Your photo never leaves this browser.',
  },
  fr: {
    title: 'Essayer',
    shades: 'Teinte',
    skin: 'Carnation',
    photo: 'Utiliser ma photo',
    drawn: 'Revenir au modèle',
    strength: 'Intensité',
    place: 'Faites glisser sur votre photo pour le placer.',
    size: 'Taille',
    close: 'Fermer',
    face: 'Un visage avec la teinte {shade}',
    note: 'Votre photo ne quitte pas ce navigateur.',
  },
  nl: {
    title: 'Proberen',
    shades: 'Kleur',
    skin: 'Huidskleur',
    photo: 'Mijn foto gebruiken',
    drawn: 'Terug naar het model',
    strength: 'Sterkte',
    place: 'Sleep op uw foto om het op zijn plaats te zetten.',
    size: 'Grootte',
    close: 'Sluiten',
    face: 'Een gezicht met {shade}',
    note: 'Uw foto verlaat deze browser niet.',
  },
  sv: {
    title: 'Prova',
    shades: 'Nyans',
    skin: 'Hudton',
    photo: 'Använd mitt foto',
    drawn: 'Tillbaka till modellen',
    strength: 'Styrka',
    place: 'Dra på fotot för att placera det.',
    size: 'Storlek',
    close: 'Stäng',
    face: 'Ett ansikte med {shade}',
    note: 'Ditt foto lämnar aldrig den här webbläsaren.',
  },
};
