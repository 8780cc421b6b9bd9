import { branch } from './branch.ts';

export const mens = branch(
  'mens',
  'Men | Homme | Heren | Herr',
  [
    branch('mens-shirts', 'Shirts | Chemises | Overhemden | Skjortor', [
      branch(
        'mens-formal-shirts',
        'Formal Shirts | Chemises habillées | Nette overhemden | Formella skjortor',
      ),
      branch(
        'mens-casual-shirts',
        'Casual Shirts | Chemises décontractées | Casual overhemden | Fritidsskjortor',
      ),
    ]),
    branch('mens-tops', 'T-Shirts & Polos | T-shirts et polos | T-shirts en polo’s | T-shirts och pikéer', [
      branch('mens-tshirts', 'T-Shirts | T-shirts | T-shirts | T-shirts'),
      branch('mens-polo-shirts', 'Polo Shirts | Polos | Poloshirts | Pikétröjor'),
    ]),
    branch(
      'mens-knitwear',
      'Knitwear & Hoodies | Maille et sweats | Truien en hoodies | Stickat och hoodies',
      [
        branch('mens-jumpers', 'Jumpers | Pulls | Truien | Tröjor'),
        branch(
          'mens-hoodies',
          'Hoodies & Sweatshirts | Sweats | Hoodies en sweaters | Hoodies och sweatshirts',
        ),
      ],
    ),
    branch('mens-suits', 'Suits & Tailoring | Costumes | Pakken | Kostymer', [
      branch('mens-suit-jackets', 'Suit Jackets | Vestes de costume | Colberts | Kavajer'),
      branch('mens-suit-trousers', 'Suit Trousers | Pantalons de costume | Pantalons | Kostymbyxor'),
      branch(
        'mens-two-piece-suits',
        'Two-Piece Suits | Costumes deux pièces | Tweedelige pakken | Hela kostymer',
      ),
    ]),
    branch('mens-trousers', 'Trousers & Jeans | Pantalons et jeans | Broeken en jeans | Byxor och jeans', [
      branch('mens-chinos', 'Chinos | Chinos | Chino’s | Chinos'),
      branch('mens-jeans', 'Jeans | Jeans | Jeans | Jeans'),
    ]),
    branch('mens-coats-jackets', 'Coats & Jackets | Manteaux et vestes | Jassen | Jackor och rockar', [
      branch('mens-coats', 'Wool Coats | Manteaux en laine | Wollen jassen | Ullrockar'),
      branch('mens-puffer-jackets', 'Puffer Jackets | Doudounes | Gewatteerde jassen | Täckjackor'),
      branch('mens-casual-jackets', 'Denim & Casual Jackets | Vestes en jean | Spijkerjassen | Jeansjackor'),
    ]),
    branch('mens-nightwear', 'Nightwear | Vêtements de nuit | Nachtmode | Nattkläder', [
      branch('mens-pyjamas', 'Pyjamas | Pyjamas | Pyjama’s | Pyjamasar'),
      branch('mens-dressing-gowns', 'Dressing Gowns | Robes de chambre | Badjassen | Morgonrockar'),
    ]),
    branch('mens-shoes', 'Shoes | Chaussures | Schoenen | Skor', [
      branch('mens-boots', 'Boots | Bottes | Boots | Kängor'),
      branch('mens-trainers', 'Trainers | Baskets | Sneakers | Sneakers'),
    ]),
    branch('mens-accessories', 'Accessories | Accessoires | Accessoires | Accessoarer', [
      branch('mens-ties', 'Ties | Cravates | Stropdassen | Slipsar'),
      branch('mens-watches', 'Watches | Montres | Horloges | Klockor'),
      branch('mens-rings', 'Rings | Bagues | Ringen | Ringar'),
      branch('mens-scarves', 'Scarves | Écharpes | Sjaals | Halsdukar'),
      branch('mens-beanies', 'Beanies | Bonnets | Mutsen | Mössor'),
    ]),
  ],
  {
    kind: 'department',
    about:
      'Tailoring, denim and weekend layers that pull their weight. | Costumes, denim et basiques du week-end qui tiennent leurs promesses. | Pakken, denim en weekendlagen waar je wat aan hebt. | Kostymer, denim och helgplagg som håller vad de lovar.',
  },
);

export const kids = branch(
  'kids',
  'Kids | Enfant | Kinderen | Barn',
  [
    branch('girls', 'Girls | Fille | Meisjes | Flicka', [
      branch('girls-dresses', 'Dresses | Robes | Jurken | Klänningar'),
      branch('girls-tops', 'T-Shirts & Tops | T-shirts et hauts | T-shirts en tops | T-shirts och toppar'),
      branch('girls-dungarees', 'Dungarees | Salopettes | Tuinbroeken | Hängselbyxor'),
    ]),
    branch('boys', 'Boys | Garçon | Jongens | Pojke', [
      branch('boys-tops', 'T-Shirts & Tops | T-shirts et hauts | T-shirts en tops | T-shirts och toppar'),
      branch('boys-dungarees', 'Dungarees | Salopettes | Tuinbroeken | Hängselbyxor'),
    ]),
    branch('baby', 'Baby | Bébé | Baby | Baby', [
      branch('baby-dresses', 'Baby Dresses | Robes bébé | Babyjurkjes | Babyklänningar'),
      branch('baby-dungarees', 'Baby Dungarees | Salopettes bébé | Babytuinbroeken | Babyhängselbyxor'),
    ]),
    branch('kids-shoes', 'Shoes | Chaussures | Schoenen | Skor', [
      branch('kids-trainers', 'Trainers | Baskets | Sneakers | Sneakers'),
    ]),
    branch('kids-accessories', 'Accessories | Accessoires | Accessoires | Accessoarer', [
      branch('kids-beanies', 'Hats & Beanies | Bonnets | Mutsen | Mössor'),
    ]),
  ],
  {
    kind: 'department',
    about:
      'Made for climbing, painting, napping and doing it all again. | Pour grimper, peindre, faire la sieste et tout recommencer. | Om in te klimmen, te verven, te slapen en opnieuw te beginnen. | För att klättra, måla, sova och göra om alltihop.',
  },
);
