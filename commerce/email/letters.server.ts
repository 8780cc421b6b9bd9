import type { Letter } from './mailer.server.ts';

/** The letters the shop writes, in each of its languages. `{name}` and the like are filled in. */
const LETTERS = {
  'confirm-email': {
    'en-GB': {
      subject: 'Please confirm your email address',
      body: 'Hello {firstName},\n\nwelcome to {shop}. Please confirm that this address is yours:\n\n{link}\n\nThe link works for two days. If you did not sign up, you can ignore this letter.\n',
    },
    fr: {
      subject: 'Confirmez votre adresse e-mail',
      body: 'Bonjour {firstName},\n\nbienvenue chez {shop}. Confirmez que cette adresse est bien la vôtre :\n\n{link}\n\nLe lien est valable deux jours. Si vous ne vous êtes pas inscrit, ignorez ce message.\n',
    },
    nl: {
      subject: 'Bevestig je e-mailadres',
      body: 'Hallo {firstName},\n\nwelkom bij {shop}. Bevestig dat dit adres van jou is:\n\n{link}\n\nDe link werkt twee dagen. Heb je je niet aangemeld? Dan kun je dit bericht negeren.\n',
    },
    sv: {
      subject: 'Bekräfta din e-postadress',
      body: 'Hej {firstName},\n\nvälkommen till {shop}. Bekräfta att adressen är din:\n\n{link}\n\nLänken gäller i två dagar. Om du inte har registrerat dig kan du bortse från brevet.\n',
    },
  },
  'already-registered': {
    'en-GB': {
      subject: 'You already have an account',
      body: 'Hello,\n\nsomeone, perhaps you, has just signed up at {shop} with this address. You already have an account. Sign in, or choose a new password:\n\n{link}\n\nIf it was not you, nothing needs to be done: your account is safe.\n',
    },
    fr: {
      subject: 'Vous avez déjà un compte',
      body: "Bonjour,\n\nquelqu'un, peut-être vous, vient de s'inscrire chez {shop} avec cette adresse. Vous avez déjà un compte. Connectez-vous ou choisissez un nouveau mot de passe :\n\n{link}\n\nSi ce n'était pas vous, rien à faire : votre compte est en sécurité.\n",
    },
    nl: {
      subject: 'Je hebt al een account',
      body: 'Hallo,\n\niemand, misschien jij, heeft zich net bij {shop} aangemeld met dit adres. Je hebt al een account. Log in of kies een nieuw wachtwoord:\n\n{link}\n\nWas jij het niet? Dan hoef je niets te doen: je account is veilig.\n',
    },
    sv: {
      subject: 'Du har redan ett konto',
      body: 'Hej,\n\nnågon, kanske du, har precis registrerat sig hos {shop} med den här adressen. Du har redan ett konto. Logga in eller välj ett nytt lösenord:\n\n{link}\n\nOm det inte var du behöver du inte göra något: ditt konto är säkert.\n',
    },
  },
  'reset-password': {
    'en-GB': {
      subject: 'Choose a new password',
      body: 'Hello {firstName},\n\nwith this link you can choose a new password for {shop}:\n\n{link}\n\nIt works once and for one hour. If you did not ask for it, you can ignore this letter.\n',
    },
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      body: "Bonjour {firstName},\n\nce lien vous permet de choisir un nouveau mot de passe pour {shop} :\n\n{link}\n\nIl ne sert qu'une fois, pendant une heure. Si vous ne l'avez pas demandé, ignorez ce message.\n",
    },
    nl: {
      subject: 'Kies een nieuw wachtwoord',
      body: 'Hallo {firstName},\n\nmet deze link kies je een nieuw wachtwoord voor {shop}:\n\n{link}\n\nDe link werkt één keer en één uur lang. Heb je er niet om gevraagd? Dan kun je dit bericht negeren.\n',
    },
    sv: {
      subject: 'Välj ett nytt lösenord',
      body: 'Hej {firstName},\n\nmed den här länken väljer du ett nytt lösenord för {shop}:\n\n{link}\n\nLänken fungerar en gång och i en timme. Om du inte bad om den kan du bortse från brevet.\n',
    },
  },
  'account-closed': {
    'en-GB': {
      subject: 'Your account is closed',
      body: 'Hello {firstName},\n\nas you asked, your account at {shop} is closed, and your addresses, your wishlist and your basket are gone. Orders you placed stay in our books as the law asks; you find them with their number and this address. You are always welcome back.\n',
    },
    fr: {
      subject: 'Votre compte est fermé',
      body: 'Bonjour {firstName},\n\ncomme vous l’avez demandé, votre compte chez {shop} est fermé ; vos adresses, votre liste d’envies et votre panier sont effacés. Vos commandes restent dans nos livres comme la loi le demande ; vous les retrouvez avec leur numéro et cette adresse. Vous serez toujours les bienvenus.\n',
    },
    nl: {
      subject: 'Je account is gesloten',
      body: 'Hallo {firstName},\n\nzoals je vroeg is je account bij {shop} gesloten; je adressen, verlanglijst en winkelmand zijn gewist. Je bestellingen blijven in onze boeken zoals de wet dat vraagt; je vindt ze terug met hun nummer en dit adres. Je bent altijd weer welkom.\n',
    },
    sv: {
      subject: 'Ditt konto är avslutat',
      body: 'Hej {firstName},\n\nditt konto hos {shop} är avslutat som du bad om, och dina adresser, din önskelista och din varukorg är borta. Beställningar du har gjort finns kvar i våra böcker som lagen kräver; du hittar dem med deras nummer och den här adressen. Du är alltid välkommen tillbaka.\n',
    },
  },
  'back-in-stock': {
    'en-GB': {
      subject: '{name} is back',
      body: 'Hello,\n\nyou asked us to tell you when this is back at {shop}: {name} ({label}).\n\n{link}\n\nWe wrote once and have now forgotten that you asked.\n',
    },
    fr: {
      subject: '{name} est de retour',
      body: 'Bonjour,\n\nvous vouliez savoir quand cet article serait de retour chez {shop} : {name} ({label}).\n\n{link}\n\nC’était notre seul message à ce sujet ; votre demande est effacée.\n',
    },
    nl: {
      subject: '{name} is terug',
      body: 'Hallo,\n\nje wilde weten wanneer dit terug is bij {shop}: {name} ({label}).\n\n{link}\n\nWe schrijven je hierover één keer; je verzoek is nu gewist.\n',
    },
    sv: {
      subject: '{name} är tillbaka',
      body: 'Hej,\n\ndu ville veta när den här är tillbaka hos {shop}: {name} ({label}).\n\n{link}\n\nVi skriver om det en gång; din önskan är nu borttagen.\n',
    },
  },
  'order-placed': {
    'en-GB': {
      subject: 'Your order {number}',
      body: 'Hello {firstName},\n\nthank you for your order at {shop}.\n\n{lines}\n\nDelivery: {delivery}\nTotal: {total}\nExpected: {date}\n\nYour order: {link}\n',
    },
    fr: {
      subject: 'Votre commande {number}',
      body: 'Bonjour {firstName},\n\nmerci pour votre commande chez {shop}.\n\n{lines}\n\nLivraison : {delivery}\nTotal : {total}\nLivraison prévue : {date}\n\nVotre commande : {link}\n',
    },
    nl: {
      subject: 'Je bestelling {number}',
      body: 'Hallo {firstName},\n\nbedankt voor je bestelling bij {shop}.\n\n{lines}\n\nBezorging: {delivery}\nTotaal: {total}\nVerwacht: {date}\n\nJe bestelling: {link}\n',
    },
    sv: {
      subject: 'Din beställning {number}',
      body: 'Hej {firstName},\n\ntack för din beställning hos {shop}.\n\n{lines}\n\nLeverans: {delivery}\nTotalt: {total}\nBeräknas komma: {date}\n\nDin beställning: {link}\n',
    },
  },
  'order-cancelled': {
    'en-GB': {
      subject: 'Your order {number} is cancelled',
      body: 'Hello {firstName},\n\nyour order {number} is cancelled. Whatever was paid for it, {total} at most, goes back the way it came; your bank may need a few days to show it.\n\nYour order: {link}\n',
    },
    fr: {
      subject: 'Votre commande {number} est annulée',
      body: 'Bonjour {firstName},\n\nvotre commande {number} est annulée. Ce qui a été payé, {total} au plus, vous est rendu par le même moyen de paiement ; votre banque peut mettre quelques jours à l’afficher.\n\nVotre commande : {link}\n',
    },
    nl: {
      subject: 'Je bestelling {number} is geannuleerd',
      body: 'Hallo {firstName},\n\nje bestelling {number} is geannuleerd. Wat ervoor betaald is, ten hoogste {total}, krijg je terug via dezelfde betaalwijze; bij je bank kan dat een paar dagen duren.\n\nJe bestelling: {link}\n',
    },
    sv: {
      subject: 'Din beställning {number} är avbeställd',
      body: 'Hej {firstName},\n\ndin beställning {number} är avbeställd. Det som har betalats, högst {total}, går tillbaka samma väg; det kan ta några dagar innan det syns hos banken.\n\nDin beställning: {link}\n',
    },
  },
  'order-dispatched': {
    'en-GB': {
      subject: 'Your order {number} is on its way',
      body: 'Hello {firstName},\n\nyour order {number} has left our house.\n\n{lines}\n\nExpected: {date}\n\nYour order: {link}\n',
    },
    fr: {
      subject: 'Votre commande {number} est en route',
      body: 'Bonjour {firstName},\n\nvotre commande {number} a quitté notre maison.\n\n{lines}\n\nLivraison prévue : {date}\n\nVotre commande : {link}\n',
    },
    nl: {
      subject: 'Je bestelling {number} is onderweg',
      body: 'Hallo {firstName},\n\nje bestelling {number} is verzonden.\n\n{lines}\n\nVerwacht: {date}\n\nJe bestelling: {link}\n',
    },
    sv: {
      subject: 'Din beställning {number} är på väg',
      body: 'Hej {firstName},\n\ndin beställning {number} har skickats.\n\n{lines}\n\nBeräknas komma: {date}\n\nDin beställning: {link}\n',
    },
  },
  'return-requested': {
    'en-GB': {
      subject: 'Your return for order {number}',
      body: 'Hello {firstName},\n\nwe have noted your return for order {number}. Put the pieces and this letter into the parcel and hand it in at any post office within 14 days. As soon as it is here you get {amount} back.\n\nYour order: {link}\n',
    },
    fr: {
      subject: 'Votre retour pour la commande {number}',
      body: 'Bonjour {firstName},\n\nnous avons noté votre retour pour la commande {number}. Mettez les articles et ce message dans le colis et déposez-le dans un bureau de poste sous 14 jours. Dès son arrivée, {amount} vous sont rendus.\n\nVotre commande : {link}\n',
    },
    nl: {
      subject: 'Je retour voor bestelling {number}',
      body: 'Hallo {firstName},\n\nwe hebben je retour voor bestelling {number} genoteerd. Doe de artikelen en dit bericht in het pakket en lever het binnen 14 dagen in bij een postkantoor. Zodra het hier is, krijg je {amount} terug.\n\nJe bestelling: {link}\n',
    },
    sv: {
      subject: 'Din retur för beställning {number}',
      body: 'Hej {firstName},\n\nvi har antecknat din retur för beställning {number}. Lägg varorna och det här brevet i paketet och lämna in det på ett postombud inom 14 dagar. När det är här får du {amount} tillbaka.\n\nDin beställning: {link}\n',
    },
  },
  'return-refunded': {
    'en-GB': {
      subject: 'Your refund for order {number}',
      body: 'Hello {firstName},\n\nyour parcel has come back to us, thank you. {amount} goes back the way you paid; your bank may need a few days to show it.\n\nYour order: {link}\n',
    },
    fr: {
      subject: 'Votre remboursement pour la commande {number}',
      body: 'Bonjour {firstName},\n\nvotre colis nous est revenu, merci. {amount} vous sont rendus par le même moyen de paiement ; votre banque peut mettre quelques jours à l’afficher.\n\nVotre commande : {link}\n',
    },
    nl: {
      subject: 'Je terugbetaling voor bestelling {number}',
      body: 'Hallo {firstName},\n\nje pakket is bij ons terug, bedankt. Je krijgt {amount} terug via dezelfde betaalwijze; bij je bank kan dat een paar dagen duren.\n\nJe bestelling: {link}\n',
    },
    sv: {
      subject: 'Din återbetalning för beställning {number}',
      body: 'Hej {firstName},\n\nditt paket har kommit tillbaka till oss, tack. {amount} går tillbaka samma väg som du betalade; det kan ta några dagar innan det syns hos banken.\n\nDin beställning: {link}\n',
    },
  },
  'payment-returned': {
    'en-GB': {
      subject: 'Your payment was returned',
      body: 'Hello {firstName},\n\nyour payment of {total} arrived after what you wanted had sold out. We are sorry. Nothing was ordered, and the whole amount goes back to you.\n',
    },
    fr: {
      subject: 'Votre paiement vous est rendu',
      body: "Bonjour {firstName},\n\nvotre paiement de {total} est arrivé alors que votre article était déjà épuisé. Nous en sommes désolés. Rien n'a été commandé et la somme entière vous est rendue.\n",
    },
    nl: {
      subject: 'Je betaling is teruggestort',
      body: 'Hallo {firstName},\n\nje betaling van {total} kwam binnen toen je artikel al was uitverkocht. Het spijt ons. Er is niets besteld en je krijgt het hele bedrag terug.\n',
    },
    sv: {
      subject: 'Din betalning återbetalas',
      body: 'Hej {firstName},\n\ndin betalning på {total} kom när varan redan hade tagit slut. Vi beklagar. Inget har beställts och du får tillbaka hela beloppet.\n',
    },
  },
} as const satisfies Record<string, Record<string, { subject: string; body: string }>>;

export type LetterKind = keyof typeof LETTERS;

export function writeLetter(
  kind: LetterKind,
  locale: string,
  to: string,
  values: Record<string, string>,
  about?: string,
): Letter {
  const texts: Record<string, { subject: string; body: string }> = LETTERS[kind];
  const text = texts[locale] ?? texts['en-GB']!;
  return { to, subject: fill(text.subject, values), body: fill(text.body, values), about };
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
