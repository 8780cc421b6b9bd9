/** The stand-in's words: it is the vendor's page, so it has its own, in the shop's languages. */
export interface FitTexts {
  intro: string;
  height: string;
  weight: string;
  fit: string;
  close: string;
  regular: string;
  loose: string;
  send: string;
  /** `%s` is the size. */
  answer: string;
  none: string;
  note: string;
}

export const FIT_TEXTS: Record<string, FitTexts> = {
  en: {
    intro: 'Three answers, one size.',
    height: 'Height (cm)',
    weight: 'Weight (kg)',
    fit: 'How do you like it to fit?',
    close: 'Close',
    regular: 'Regular',
    loose: 'Loose',
    send: 'Find my size',
    answer: 'We recommend size %s.',
    none: 'We cannot recommend a size for this one.',
    note: 'Your answers stay in this browser.',
  },
  fr: {
    intro: 'Trois réponses, une taille.',
    height: 'Taille (cm)',
    weight: 'Poids (kg)',
    fit: 'Quelle coupe préférez-vous ?',
    close: 'Ajustée',
    regular: 'Classique',
    loose: 'Ample',
    send: 'Trouver ma taille',
    answer: 'Nous vous conseillons la taille %s.',
    none: 'Nous ne pouvons pas conseiller de taille pour cet article.',
    note: 'Vos réponses restent dans ce navigateur.',
  },
  nl: {
    intro: 'Drie antwoorden, één maat.',
    height: 'Lengte (cm)',
    weight: 'Gewicht (kg)',
    fit: 'Hoe draagt u het graag?',
    close: 'Aansluitend',
    regular: 'Normaal',
    loose: 'Ruim',
    send: 'Vind mijn maat',
    answer: 'Wij raden maat %s aan.',
    none: 'Voor dit artikel kunnen we geen maat aanraden.',
    note: 'Uw antwoorden blijven in deze browser.',
  },
  sv: {
    intro: 'Tre svar, en storlek.',
    height: 'Längd (cm)',
    weight: 'Vikt (kg)',
    fit: 'Hur vill du att plagget ska sitta?',
    close: 'Tajt',
    regular: 'Normalt',
    loose: 'Löst',
    send: 'Hitta min storlek',
    answer: 'Vi rekommenderar storlek %s.',
    none: 'Vi kan inte rekommendera någon storlek för den här varan.',
    note: 'Dina svar stannar i den här webbläsaren.',
  },
};
