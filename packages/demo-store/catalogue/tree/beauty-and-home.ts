import { branch } from './branch.ts';

export const beauty = branch(
  'beauty',
  'Beauty | Beauté | Beauty | Skönhet',
  [
    branch('beauty-makeup', 'Makeup | Maquillage | Make-up | Smink', [
      branch('beauty-foundation', 'Foundation | Fonds de teint | Foundation | Foundation'),
      branch('beauty-lips', 'Lips | Lèvres | Lippen | Läppar', [
        branch('beauty-lipstick', 'Lipstick | Rouges à lèvres | Lippenstift | Läppstift'),
      ]),
      branch('beauty-eyes', 'Eyes | Yeux | Ogen | Ögon', [
        branch('beauty-mascara', 'Mascara | Mascara | Mascara | Mascara'),
        branch('beauty-eyeshadow', 'Eyeshadow | Fards à paupières | Oogschaduw | Ögonskugga'),
      ]),
      branch('beauty-nails', 'Nails | Ongles | Nagels | Naglar'),
    ]),
    branch('beauty-skincare', 'Skincare | Soins du visage | Huidverzorging | Hudvård', [
      branch('beauty-cleansers', 'Cleansers | Nettoyants | Reiniging | Rengöring'),
      branch('beauty-serums', 'Serums | Sérums | Serums | Serum'),
      branch('beauty-moisturisers', 'Moisturisers | Crèmes hydratantes | Dag- en nachtcrème | Ansiktskrämer'),
      branch('beauty-masks', 'Masks & Balms | Masques et baumes | Maskers en balsems | Masker och balsam'),
    ]),
    branch('beauty-fragrance', 'Fragrance | Parfums | Parfum | Parfym', [
      branch('beauty-womens-fragrance', 'Women’s Fragrance | Parfums femme | Damesparfum | Damparfym'),
      branch('beauty-mens-fragrance', 'Men’s Fragrance | Parfums homme | Herenparfum | Herrparfym'),
      branch('beauty-unisex-fragrance', 'Unisex Fragrance | Parfums mixtes | Unisex parfum | Unisexparfym'),
    ]),
    branch('beauty-haircare', 'Haircare | Cheveux | Haarverzorging | Hårvård', [
      branch('beauty-shampoo', 'Shampoo | Shampooings | Shampoo | Schampo'),
      branch(
        'beauty-conditioner',
        'Conditioner & Treatments | Après-shampooings et soins | Conditioner en maskers | Balsam och inpackningar',
      ),
      branch('beauty-hair-tools', 'Hair Tools | Appareils coiffants | Haarstyling | Stylingverktyg', [
        branch('beauty-hair-dryers', 'Hair Dryers | Sèche-cheveux | Föhns | Hårtorkar'),
        branch('beauty-straighteners', 'Straighteners | Lisseurs | Stijltangen | Plattänger'),
      ]),
    ]),
    branch('beauty-bath-body', 'Bath & Body | Bain et corps | Bad en lichaam | Bad och kropp', [
      branch(
        'beauty-body-care',
        'Body Lotions & Creams | Laits et crèmes | Bodylotion en crème | Kroppslotion och kräm',
      ),
      branch('beauty-hand-care', 'Hand Wash & Care | Soins des mains | Handverzorging | Handvård'),
    ]),
    branch(
      'beauty-gift-sets',
      'Beauty Gift Sets | Coffrets beauté | Beautygeschenksets | Presentset skönhet',
    ),
  ],
  {
    kind: 'department',
    about:
      'Make-up, skincare and scent chosen by people who use them. | Maquillage, soins et parfums choisis par celles et ceux qui les utilisent. | Make-up, huidverzorging en parfum, gekozen door mensen die het zelf gebruiken. | Smink, hudvård och doft, utvalt av människor som använder det.',
  },
);

export const home = branch(
  'home',
  'Home & Furniture | Maison et meubles | Wonen en meubels | Hem och möbler',
  [
    branch('home-furniture', 'Furniture | Meubles | Meubels | Möbler', [
      branch('home-sofas', 'Sofas | Canapés | Banken | Soffor', [
        branch('home-velvet-sofas', 'Velvet Sofas | Canapés en velours | Fluwelen banken | Sammetssoffor'),
        branch('home-fabric-sofas', 'Fabric Sofas | Canapés en tissu | Stoffen banken | Tygsoffor'),
        branch('home-leather-sofas', 'Leather Sofas | Canapés en cuir | Leren banken | Skinnsoffor'),
      ]),
      branch('home-armchairs', 'Armchairs | Fauteuils | Fauteuils | Fåtöljer'),
      branch('home-dining-tables', 'Dining Tables | Tables à manger | Eettafels | Matbord'),
    ]),
    branch('home-bedding', 'Bedding | Linge de lit | Beddengoed | Sängkläder', [
      branch('home-duvet-sets', 'Duvet Cover Sets | Parures de couette | Dekbedovertreksets | Påslakanset'),
      branch('home-linen-bedding', 'Linen Bedding | Parures en lin | Linnen beddengoed | Linnesängkläder'),
      branch(
        'home-printed-bedding',
        'Printed Bedding | Parures imprimées | Bedrukt beddengoed | Mönstrade sängkläder',
      ),
    ]),
    branch(
      'home-soft-furnishings',
      'Cushions, Throws & Rugs | Coussins, plaids et tapis | Kussens, plaids en kleden | Kuddar, plädar och mattor',
      [
        branch('home-cushions', 'Cushions | Coussins | Kussens | Kuddar'),
        branch(
          'home-throws',
          'Throws & Blankets | Plaids et couvertures | Plaids en dekens | Plädar och filtar',
        ),
        branch('home-rugs', 'Rugs | Tapis | Vloerkleden | Mattor'),
      ],
    ),
    branch('home-lighting', 'Lighting | Luminaires | Verlichting | Belysning', [
      branch('home-table-lamps', 'Table Lamps | Lampes à poser | Tafellampen | Bordslampor'),
    ]),
    branch('home-dining', 'Kitchen & Dining | Cuisine et table | Koken en tafelen | Kök och dukning', [
      branch('home-tableware', 'Tableware | Vaisselle | Servies | Porslin'),
      branch('home-cookware', 'Cookware | Batteries de cuisine | Pannen | Grytor och kastruller'),
    ]),
    branch('home-decor', 'Decor | Décoration | Decoratie | Inredning', [
      branch('home-vases', 'Vases | Vases | Vazen | Vaser'),
      branch(
        'home-candles',
        'Candles & Home Scent | Bougies et senteurs | Kaarsen en huisparfum | Ljus och hemdoft',
      ),
      branch('home-mirrors', 'Mirrors | Miroirs | Spiegels | Speglar'),
    ]),
    branch('home-bathroom', 'Bathroom | Salle de bain | Badkamer | Badrum', [
      branch('home-towels', 'Towels | Serviettes | Handdoeken | Handdukar'),
    ]),
  ],
  {
    kind: 'department',
    about:
      'Sofas, sheets, lamps and the small things that make a room yours. | Canapés, draps, lampes et les petites choses qui font un chez-soi. | Banken, lakens, lampen en de kleine dingen die een kamer van jou maken. | Soffor, lakan, lampor och det lilla som gör ett rum till ditt.',
  },
);
