import { helpPages } from './help-page.ts';

export const frenchHelp = helpPages('fr', {
  delivery: {
    title: 'Livraison',
    text: 'Quand votre commande arrive, ce qu’elle coûte et comment la suivre.',
    markdown: `## Au Royaume-Uni

| Mode | Délai | Prix |
|---|---|---|
| Standard | Sous 4 jours ouvrés | 3,99 £ |
| Lendemain | Le lendemain, si vous commandez avant l’heure indiquée | 5,99 £ |
| Retrait en boutique | Prêt sous 3 jours ouvrés | 2,99 £ |
| Colis volumineux | Sous 5 jours ouvrés | 9,95 £ |
| Meubles, portés par deux personnes | Au jour de votre choix | 49 £ |

La livraison standard est offerte au-delà du montant affiché en haut de chaque page. La date annoncée est celle que nous visons : si
nous ne pouvons la tenir, nous vous écrivons avant que vous ayez à demander.

## À l’étranger

Nous livrons la plupart des pays d’Europe sous 8 jours ouvrés pour 9,99 £. Les droits éventuels sont indiqués avant le paiement.`,
    questions: [
      [
        'Comment suivre mon colis ?',
        'Nous vous envoyons un lien au départ. Il se trouve aussi dans [vos commandes](/account/orders).',
      ],
      [
        'Puis-je changer l’adresse ?',
        'Pendant une heure environ : [écrivez-nous](/pages/informational/contact) avec votre numéro de commande.',
      ],
    ],
  },
  returns: {
    title: 'Retours',
    text: 'Vous avez 28 jours pour changer d’avis.',
    markdown: `## Trois étapes

1. **Dites-le-nous** : choisissez la commande dans votre compte et cochez ce que vous renvoyez.
2. **Emballez** : dans le sachet d’origine, étiquettes en place.
3. **Déposez** : dans un point relais ou à la poste. Gardez le reçu jusqu’au remboursement, environ cinq jours plus tard.

## Bon à savoir

- Le retour coûte 1,99 £, déduit du remboursement ; il est gratuit si l’article est défectueux.
- Pour des raisons d’hygiène, nous ne reprenons ni produits de beauté ouverts, ni bijoux percés, ni lingerie et maillots sans leur film.
- Les pièces personnalisées ne sont pas reprises. Les meubles sur mesure s’annulent sous 14 jours ; l’enlèvement coûte 49 £.

Vos droits légaux restent entiers.`,
  },
  'size-guide': {
    title: 'Guide des tailles',
    text: 'Mesurez-vous une fois, en sous-vêtements, le ruban à plat et sans serrer.',
    markdown: `## Entre deux tailles ?

Pour la maille et les manteaux, prenez la plus petite ; pour le tailleur et tout ce qui n’est pas extensible, la plus grande.`,
  },
  contact: {
    title: 'Nous contacter',
    text: 'Écrivez, appelez ou discutez : une personne répond.',
    markdown: `- **Commandes et livraison** : [orders@selvedge.example](mailto:orders@selvedge.example), réponse sous un jour ouvré
- **Retours et remboursements** : [returns@selvedge.example](mailto:returns@selvedge.example)
- **Par téléphone** : 0800 000 0000, en semaine de 9 h à 18 h

*Ceci est une boutique de démonstration : ces adresses ne mènent nulle part et rien n’est à vendre.*`,
  },
  about: {
    title: 'À propos de Selvedge',
    text: 'Un grand magasin, fini avec soin.',
    markdown: `La lisière, « selvedge » en anglais, empêche l’étoffe de se défaire. On la voit à peine et tout en dépend.

Nous essayons de tenir boutique de la même façon. Treize marques et la nôtre se côtoient ; quelques dizaines de fabricants de meubles, de
parfums et de soins vendent chez nous sous leur nom. Vous voyez un seul panier, une seule date de livraison et une seule personne à qui parler.`,
  },
  privacy: {
    title: 'Confidentialité et cookies',
    text: 'Ce que nous gardons, pourquoi, combien de temps, et comment le voir ou l’effacer.',
    markdown: `## Ce que nous gardons

- **Pour vous vendre** : nom, adresse, e-mail, téléphone, achats et moyen de paiement. Les numéros de carte ne nous parviennent jamais.
- **Pour vous reconnaître** : panier, favoris. Ce que vous avez regardé reste dans votre navigateur.

## Cookies

Un seul cookie garde votre session et votre panier ; il est nécessaire. Aucun cookie publicitaire. Ce qui vient d’ailleurs, une vidéo par
exemple, n’est chargé que si vous appuyez sur son bouton.

## Vos droits

Vous pouvez consulter, corriger, emporter ou effacer vos données : [écrivez-nous](/pages/informational/contact) ou utilisez [votre compte](/account).`,
  },
  terms: {
    title: 'Conditions générales',
    text: 'L’accord entre vous et nous lorsque vous achetez.',
    markdown: `Votre commande est une offre ; nous l’acceptons en vous annonçant l’envoi. Les prix incluent la TVA. Un prix barré est celui demandé
pendant au moins 28 jours avant la baisse. Quand une page nomme un partenaire, le contrat est conclu avec lui ; nous encaissons, aidons et
garantissons le même retour de 28 jours.

*Selvedge est une boutique de démonstration : aucun contrat n’est conclu, rien n’est débité, rien n’est envoyé.*`,
  },
});
