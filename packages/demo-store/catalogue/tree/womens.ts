import { branch } from './branch.ts';

export const womens = branch(
  'womens-clothing',
  'Women | Femme | Dames | Dam',
  [
    branch(
      'womens-dresses',
      'Dresses | Robes | Jurken | Klänningar',
      [
        branch('womens-midi-dresses', 'Midi Dresses | Robes midi | Midi-jurken | Midiklänningar'),
        branch('womens-maxi-dresses', 'Maxi Dresses | Robes longues | Maxi-jurken | Maxiklänningar'),
        branch('womens-wrap-dresses', 'Wrap Dresses | Robes portefeuille | Wikkeljurken | Omlottklänningar'),
        branch('womens-shirt-dresses', 'Shirt Dresses | Robes chemise | Blousejurken | Skjortklänningar'),
        branch('womens-slip-dresses', 'Slip Dresses | Robes nuisette | Slipdresses | Slipklänningar'),
        branch(
          'womens-bodycon-dresses',
          'Bodycon Dresses | Robes moulantes | Bodycon-jurken | Figursydda klänningar',
        ),
        branch('womens-evening-dresses', 'Evening Dresses | Robes de soirée | Avondjurken | Aftonklänningar'),
        branch('womens-jumpsuits', 'Jumpsuits | Combinaisons | Jumpsuits | Jumpsuits'),
      ],
      {
        about:
          'From easy day dresses to floor-sweeping gowns, in sizes 4 to 28. | Des robes de tous les jours aux robes de bal, du 32 au 56. | Van makkelijke dagjurken tot lange galajurken, in maat 32 tot 56. | Från lediga vardagsklänningar till långa balklänningar, i storlek 32 till 56.',
      },
    ),
    branch('womens-tops', 'Tops | Hauts | Tops | Toppar', [
      branch('womens-blouses', 'Blouses | Blouses | Blouses | Blusar'),
      branch('womens-shirts', 'Shirts | Chemises | Overhemdblouses | Skjortor'),
      branch('womens-tshirts', 'T-Shirts | T-shirts | T-shirts | T-shirts'),
      branch(
        'womens-hoodies',
        'Hoodies & Sweatshirts | Sweats | Hoodies en sweaters | Hoodies och sweatshirts',
      ),
    ]),
    branch('womens-knitwear', 'Knitwear | Maille | Truien en vesten | Stickat', [
      branch('womens-jumpers', 'Jumpers | Pulls | Truien | Tröjor'),
      branch('womens-cardigans', 'Cardigans | Gilets | Vesten | Koftor'),
      branch('womens-cashmere', 'Cashmere | Cachemire | Kasjmier | Kashmir'),
    ]),
    branch('womens-trousers', 'Trousers & Jeans | Pantalons et jeans | Broeken en jeans | Byxor och jeans', [
      branch('womens-jeans', 'Jeans | Jeans | Jeans | Jeans'),
      branch('womens-wide-leg-trousers', 'Wide Leg Trousers | Pantalons larges | Wijde broeken | Vida byxor'),
      branch('womens-tailored-trousers', 'Tailored Trousers | Pantalons tailleur | Pantalons | Kostymbyxor'),
    ]),
    branch('womens-skirts', 'Skirts | Jupes | Rokken | Kjolar', [
      branch('womens-pleated-skirts', 'Pleated Skirts | Jupes plissées | Plissérokken | Plisserade kjolar'),
      branch('womens-mini-skirts', 'Mini Skirts | Minijupes | Minirokken | Minikjolar'),
    ]),
    branch('womens-coats-jackets', 'Coats & Jackets | Manteaux et vestes | Jassen | Kappor och jackor', [
      branch('womens-wool-coats', 'Wool Coats | Manteaux en laine | Wollen jassen | Ullkappor'),
      branch('womens-trench-coats', 'Trench Coats | Trenchs | Trenchcoats | Trenchcoats'),
      branch('womens-puffer-jackets', 'Puffer Jackets | Doudounes | Gewatteerde jassen | Täckjackor'),
      branch(
        'womens-casual-jackets',
        'Denim & Casual Jackets | Vestes en jean | Spijkerjassen | Jeansjackor',
      ),
    ]),
    branch('womens-tailoring', 'Suits & Tailoring | Tailleurs | Pakken en blazers | Kostymer och kavajer', [
      branch('womens-blazers', 'Blazers | Blazers | Blazers | Kavajer'),
      branch('womens-suits', 'Trouser Suits | Tailleurs-pantalons | Broekpakken | Byxdressar'),
    ]),
    branch('womens-swimwear', 'Swimwear | Maillots de bain | Badmode | Badkläder', [
      branch('womens-swimsuits', 'Swimsuits | Maillots une pièce | Badpakken | Baddräkter'),
      branch('womens-bikinis', 'Bikinis | Bikinis | Bikini’s | Bikinis'),
    ]),
    branch(
      'womens-lingerie',
      'Lingerie & Nightwear | Lingerie et nuit | Lingerie en nachtmode | Underkläder och nattkläder',
      [
        branch('womens-bras', 'Bras | Soutiens-gorge | Bh’s | Bh', [
          branch('womens-balcony-bras', 'Balcony Bras | Corbeilles | Balconette-bh’s | Balkong-bh'),
          branch('womens-plunge-bras', 'Plunge Bras | Plongeants | Plunge-bh’s | Plunge-bh'),
          branch('womens-tshirt-bras', 'T-Shirt Bras | Moulés | T-shirt-bh’s | T-shirt-bh'),
          branch(
            'womens-non-wired-bras',
            'Non-Wired Bras | Sans armatures | Bh’s zonder beugel | Bh utan bygel',
          ),
        ]),
        branch(
          'womens-lingerie-sets',
          'Lingerie Sets | Ensembles de lingerie | Lingeriesets | Underklädesset',
        ),
        branch('womens-pyjamas', 'Pyjamas | Pyjamas | Pyjama’s | Pyjamasar'),
        branch('womens-dressing-gowns', 'Dressing Gowns | Robes de chambre | Ochtendjassen | Morgonrockar'),
      ],
    ),
    branch('womens-shoes', 'Shoes | Chaussures | Schoenen | Skor', [
      branch('womens-heels', 'Heels | Escarpins | Pumps | Klackskor', [
        branch('womens-high-heels', 'High Heels | Talons hauts | Hoge hakken | Höga klackar'),
        branch('womens-low-heels', 'Low & Kitten Heels | Petits talons | Lage hakken | Låga klackar'),
      ]),
      branch('womens-boots', 'Ankle Boots | Bottines | Enkellaarsjes | Stövletter'),
      branch('womens-trainers', 'Trainers | Baskets | Sneakers | Sneakers'),
      branch('womens-sandals', 'Sandals | Sandales | Sandalen | Sandaler'),
    ]),
    branch('womens-bags', 'Bags | Sacs | Tassen | Väskor', [
      branch('womens-tote-bags', 'Tote Bags | Cabas | Shoppers | Toteväskor'),
      branch('womens-crossbody-bags', 'Crossbody Bags | Sacs bandoulière | Crossbodytassen | Axelremsväskor'),
      branch('womens-clutch-bags', 'Clutch Bags | Pochettes | Clutches | Kuvertväskor'),
      branch(
        'womens-preloved-bags',
        'Preloved Bags | Sacs de seconde main | Tweedehands tassen | Begagnade väskor',
      ),
    ]),
    branch(
      'womens-jewellery',
      'Jewellery & Watches | Bijoux et montres | Sieraden en horloges | Smycken och klockor',
      [
        branch('womens-necklaces', 'Necklaces | Colliers | Kettingen | Halsband'),
        branch('womens-earrings', 'Earrings | Boucles d’oreilles | Oorbellen | Örhängen'),
        branch('womens-rings', 'Rings | Bagues | Ringen | Ringar'),
        branch('womens-watches', 'Watches | Montres | Horloges | Klockor'),
      ],
    ),
    branch(
      'womens-accessories',
      'Hats & Scarves | Chapeaux et écharpes | Hoeden en sjaals | Hattar och halsdukar',
      [
        branch('womens-hats', 'Hats | Chapeaux | Hoeden | Hattar'),
        branch('womens-beanies', 'Beanies | Bonnets | Mutsen | Mössor'),
        branch('womens-scarves', 'Scarves | Foulards | Sjaals | Halsdukar'),
      ],
    ),
    branch('womens-fits', 'Shop by Fit | Par coupe | Op pasvorm | Efter passform', [
      branch('womens-petite', 'Petite | Petites tailles | Petite | Petite'),
      branch('womens-tall', 'Tall | Tall | Lang | Tall'),
      branch('womens-plus-size', 'Plus Size | Grandes tailles | Grote maten | Stora storlekar'),
      branch('womens-maternity', 'Maternity | Maternité | Zwangerschap | Gravid'),
    ]),
  ],
  {
    kind: 'department',
    about:
      'New shapes every week, from our own label and a dozen brands we love. | De nouvelles silhouettes chaque semaine, de notre propre marque et d’une douzaine de marques que nous aimons. | Elke week nieuwe modellen, van ons eigen label en een tiental merken waar we van houden. | Nya modeller varje vecka, från vårt eget märke och ett dussin märken vi tycker om.',
  },
);
