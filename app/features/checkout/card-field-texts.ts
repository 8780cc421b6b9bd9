/** The card frame's words. It is the provider's page, so it has its own, in the shop's languages. */
export interface CardFieldTexts {
  number: string;
  expiry: string;
  securityCode: string;
  save: string;
  saved: string;
  errors: { number: string; expiry: string; securityCode: string };
}

const TEXTS: Record<string, CardFieldTexts> = {
  'en-GB': {
    number: 'Card number',
    expiry: 'Expiry (MM/YY)',
    securityCode: 'Security code',
    save: 'Use this card',
    saved: 'Card ready:',
    errors: {
      number: 'Please check the card number.',
      expiry: 'Please check the expiry date.',
      securityCode: 'Please check the security code.',
    },
  },
  fr: {
    number: 'Numéro de carte',
    expiry: 'Expiration (MM/AA)',
    securityCode: 'Code de sécurité',
    save: 'Utiliser cette carte',
    saved: 'Carte prête :',
    errors: {
      number: 'Vérifiez le numéro de carte.',
      expiry: 'Vérifiez la date d’expiration.',
      securityCode: 'Vérifiez le code de sécurité.',
    },
  },
  nl: {
    number: 'Kaartnummer',
    expiry: 'Vervaldatum (MM/JJ)',
    securityCode: 'Beveiligingscode',
    save: 'Deze kaart gebruiken',
    saved: 'Kaart klaar:',
    errors: {
      number: 'Controleer het kaartnummer.',
      expiry: 'Controleer de vervaldatum.',
      securityCode: 'Controleer de beveiligingscode.',
    },
  },
  sv: {
    number: 'Kortnummer',
    expiry: 'Utgångsdatum (MM/ÅÅ)',
    securityCode: 'Säkerhetskod',
    save: 'Använd det här kortet',
    saved: 'Kortet är klart:',
    errors: {
      number: 'Kontrollera kortnumret.',
      expiry: 'Kontrollera utgångsdatumet.',
      securityCode: 'Kontrollera säkerhetskoden.',
    },
  },
};

export function cardFieldTexts(locale: string | null): CardFieldTexts {
  return TEXTS[locale ?? ''] ?? TEXTS['en-GB']!;
}
