import type { HelpTexts } from './english.ts';

/** Texts of the help pages, in French. */
export const frenchHelp: HelpTexts = {
  delivery: {
    title: 'Livraison',
    text: 'Quand votre commande arrive, ce qu’elle coûte et comment la suivre.',
    markdown: `## Au Royaume-Uni

| Mode | Délai | Prix |
|---|---|---|
| Standard | Sous 4 jours ouvrés | 4,95 € |
| Lendemain | Le lendemain, si vous commandez avant l’heure indiquée sur l’article | 12,95 € |
| Retrait près de chez vous | Prêt sous 3 jours ouvrés | 3,95 € |
| Colis volumineux | Sous 5 jours ouvrés | 9,95 € |
| Meubles, portés par deux personnes | Au jour de votre choix | 49 € |

La livraison standard est offerte au-delà du montant affiché en haut de chaque page. La date annoncée sur l’article et au moment de payer
est celle que nous visons : si nous ne pouvons la tenir, nous vous écrivons avant que vous ayez à demander.

## Les colis de nos partenaires

Certains articles sont envoyés par le partenaire qui les vend. Sa page le nomme et donne son propre délai. Une commande peut alors arriver
en plusieurs colis ; la livraison se paie une fois par expéditeur.

## À l’étranger

Nous livrons la plupart des pays d’Europe sous 8 jours ouvrés pour 12,95 €. Les droits éventuels sont indiqués avant le paiement.`,
    questions: [
      {
        question: 'Comment suivre mon colis ?',
        answer:
          'Nous vous envoyons un lien au départ. Vous le retrouvez dans **votre compte**, sous [Commandes](/account/orders).',
      },
      {
        question: 'J’ai manqué le livreur. Que faire ?',
        answer:
          'Il laisse un avis avec un numéro à appeler, repasse le jour ouvré suivant, puis garde votre colis sept jours dans le point relais le plus proche.',
      },
      {
        question: 'Puis-je changer l’adresse après la commande ?',
        answer:
          'Pendant une heure environ, oui : [écrivez-nous](/pages/informational/contact) avec votre numéro de commande. Ensuite, le colis est prêt à partir.',
      },
      {
        question: 'Livrez-vous le samedi et le dimanche ?',
        answer:
          'Les colis du lendemain arrivent aussi le samedi, et le dimanche dans la plupart des villes. La date affichée au paiement en tient déjà compte.',
      },
    ],
  },
  returns: {
    title: 'Retours',
    text: 'Vous avez 28 jours pour changer d’avis. Voici comment renvoyer un article.',
    steps: 'Trois étapes',
    box: 'Une boîte ouverte et son papier de soie',
    points: [
      {
        title: 'Dites-le-nous',
        text: 'Choisissez la commande dans votre compte et cochez ce que vous renvoyez. Pas de compte ? L’e-mail de commande contient un lien.',
      },
      {
        title: 'Emballez',
        text: 'Dans le sachet d’origine, étiquettes en place ; les chaussures dans leur boîte, elle-même dans une autre.',
      },
      {
        title: 'Déposez',
        text: 'Dans un point relais ou à la poste. Gardez le reçu jusqu’à ce que nous annoncions le remboursement, en général cinq jours plus tard.',
      },
    ],
    markdown: `## Bon à savoir

- Le retour coûte **2,95 €** depuis la France, déduit du remboursement. Il est toujours gratuit si l’erreur vient de nous.
- L’argent revient sur la carte ou le compte qui a servi à payer.
- Ce qu’un partenaire a vendu retourne chez ce partenaire ; l’étiquette connaît le chemin.
- Par hygiène, nous ne reprenons ni produits de beauté ouverts, ni bijoux pour oreilles percées, ni lingerie et maillots sans leur film.
- Les pièces personnalisées sont à vous.
- Les meubles sur mesure s’annulent sous 14 jours après la livraison ; l’enlèvement coûte 49 €.

Vos droits légaux restent entiers.`,
    questions: [
      {
        question: 'Puis-je échanger contre une autre taille ?',
        answer:
          'Le plus rapide est de commander la bonne taille tout de suite et de renvoyer l’autre. Si elle coûte plus cher parce que les soldes sont finies, [dites-le-nous](/pages/informational/contact) : nous appliquons le prix que vous avez payé.',
      },
      {
        question: 'Mon article est arrivé abîmé.',
        answer:
          'Nous en sommes désolés. Envoyez-nous une photo par la [page de contact](/pages/informational/contact) : nous le remplaçons ou le remboursons le jour même.',
      },
      {
        question: 'Quel est le délai à Noël ?',
        answer: 'Ce qui est acheté du 1er novembre au 24 décembre peut revenir jusqu’au 14 janvier.',
      },
    ],
  },
  sizeGuide: {
    title: 'Guide des tailles',
    text: 'Mesurez-vous une fois, en sous-vêtements, le mètre à plat et sans serrer.',
    markdown: `## Entre deux tailles ?

Pour la maille et les manteaux, prenez la plus petite ; pour les tailleurs et tout ce qui n’est pas extensible, la plus grande. Chaque
marque coupe à sa façon : son propre guide est lié depuis ses articles.`,
  },
  contact: {
    title: 'Nous contacter',
    text: 'Écrivez, appelez ou discutez : une personne répond.',
    chat: 'Discuter',
    chatText: 'Sur chaque page de robe, pour les questions de style. Tous les jours de 8 h à 22 h.',
    orders: 'Commandes et livraison',
    ordersText: 'orders@selvedge.example. Nous répondons sous un jour ouvré.',
    refunds: 'Retours et remboursements',
    refundsText: 'help@selvedge.example. Ayez votre numéro de commande sous la main.',
    telephone: 'Par téléphone',
    telephoneText: '0800 000 0000, gratuit depuis le Royaume-Uni, en semaine de 9 h à 18 h.',
    markdown: `## Par courrier

Selvedge, 1 Weavers Yard, Leeds LS1 1AA

*Ceci est une boutique de démonstration : ces adresses et numéros ne mènent nulle part, et rien n’est à vendre.*`,
  },
  about: {
    title: 'À propos de Selvedge',
    text: 'Un grand magasin, fini avec soin.',
    throw: 'Un plaid tissé sur un fauteuil',
    markdown: `La lisière, « selvedge » en anglais, empêche l’étoffe de se défaire. On la voit à peine et tout en dépend.

Nous essayons de tenir boutique de la même façon. Treize marques et la nôtre se côtoient ; quelques dizaines de fabricants de meubles, de
parfums et de soins vendent chez nous sous leur nom. Vous voyez un seul panier, une seule date de livraison et une seule personne à qui parler.`,
    choose: 'Comment nous choisissons',
    cloth: 'L’étoffe d’abord',
    clothText:
      'Nous interrogeons la filature avant le prix. Si nous ne pouvons la nommer, nous ne vendons pas.',
    fitted: 'Essayé sur de vraies personnes',
    fittedText: 'Chaque taille est essayée par quelqu’un qui la porte.',
    honest: 'Des chiffres honnêtes',
    honestText: 'Un prix barré a vraiment été demandé. Les derniers articles sont vraiment les derniers.',
    retention: 'Fait pour durer',
    retentionText:
      'Des boutons de rechange, des conseils de réparation, et des ourlets que l’on peut rallonger.',
    label: 'Notre propre marque',
    labelText:
      'Selvedge par Selvedge est fait en petites séries. Quand l’une est épuisée, nous retournons voir la filature ; parfois la réponse est une étoffe meilleure encore.',
    cardigan: 'Un gilet avoine',
    shopLabel: 'Voir notre marque',
  },
  privacy: {
    title: 'Confidentialité et cookies',
    text: 'Ce que nous gardons, pourquoi, combien de temps, et comment le voir ou l’effacer.',
    markdown: `## Ce que nous gardons

- **Pour vous vendre quelque chose :** votre nom, votre adresse, votre e-mail, votre téléphone, vos achats et votre moyen de paiement. Les
  numéros de carte ne nous parviennent jamais ; notre prestataire de paiement les conserve.
- **Pour vous reconnaître :** votre panier, vos favoris et vos dernières visites. Ce que vous avez regardé reste dans votre navigateur.
- **Pour améliorer la boutique :** les pages visitées et les recherches sans résultat, sans votre nom.

## Combien de temps

Les commandes sont gardées six ans, comme l’exige la loi fiscale. Un panier 90 jours, un compte jusqu’à sa fermeture.

## Cookies

Un seul cookie garde votre session et votre panier. La boutique ne marche pas sans lui, c’est pourquoi nous ne demandons pas la permission.
Nous ne posons aucun cookie publicitaire. Ce qui vient d’ailleurs, une vidéo par exemple, n’est chargé que si vous appuyez sur son bouton ; la
page dit alors à qui elle s’adresse.

## Vos droits

Vous pouvez consulter, corriger, emporter ou effacer ce que nous savons de vous. [Écrivez-nous](/pages/informational/contact) ou utilisez
[votre compte](/account). Si notre réponse ne vous satisfait pas, l’autorité britannique de protection des données vous entendra.`,
  },
  imprint: {
    title: 'Mentions légales',
    text: 'Qui tient cette boutique et comment nous joindre.',
    markdown: `## Qui nous sommes

Selvedge est une boutique de démonstration. Rien n’y est à vendre et personne n’est débité.

## Comment nous joindre

[Écrivez-nous](/pages/informational/contact). La société, son adresse et son numéro de TVA figurent sur chaque facture.`,
  },
  terms: {
    title: 'Conditions générales',
    text: 'L’accord entre vous et nous lorsque vous achetez.',
    markdown: `## La commande

Votre commande est une offre d’achat. Nous l’acceptons en vous annonçant son envoi. Jusque-là, vous pouvez l’annuler dans votre compte, et
nous aussi, par exemple si un prix était manifestement faux.

## Les prix

Les prix incluent la TVA. Un prix barré est celui demandé pendant au moins 28 jours avant la baisse. Les offres ne se cumulent que si elles le
disent ; les articles marqués comme exclus ne participent à aucune.

## Les partenaires

Quand la page d’un article nomme un partenaire, le contrat est conclu avec lui. Nous encaissons, répondons aux questions et garantissons le
même retour de 28 jours.

## Si quelque chose ne va pas

Un article doit être conforme à sa description, propre à son usage et de bonne qualité. Sinon, vous pouvez le faire réparer, remplacer ou
rembourser. Rien ici ne retire les droits que la loi vous donne.

## Ceci est une démonstration

Selvedge est une boutique de démonstration. Aucun contrat n’est conclu, rien n’est débité, rien n’est envoyé.`,
  },
};
