import type { BrandStoryTexts } from './brand-story-texts.ts';

/** Brand stories in French. */
export const frenchStories: Record<string, BrandStoryTexts> = {
  burton: {
    line: 'Costumes et couches de week-end pour homme',
    headline: 'Le costume, sans la cérémonie',
    season: 'Le costume d’hiver',
    seasonText:
      'Des vestes semi-doublées, des pantalons qui donnent un peu, et des chemises dont le col tient du premier café au dernier train.',
    about: `Burton habille les hommes pour le travail, les mariages et les samedis depuis plus de cent ans. Nous coupons pour de vraies
épaules et de vrais déjeuners, dans une étoffe qui se repasse bien et pardonne un trajet en train.

Commencez par une bonne veste. Tout le reste de ces pages a été fait pour aller avec.`,
    hero: 'Une veste de costume encre et une cravate rayée',
    second: 'Une chemise rayée',
    third: 'Un manteau de laine anthracite',
    categoryCards: ['Costumes', 'Chemises', 'Maille', 'Manteaux'],
    favourites: 'Chemises et cravates',
  },
  coast: {
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
    categoryCards: ['Invitée de mariage', 'Robes du soir', 'Escarpins', 'Pochettes'],
    favourites: 'Un jour aux courses',
  },
  wallis: {
    line: 'Des vêtements réfléchis, pour celles qui savent',
    headline: 'Marine, camel, et le temps de les porter',
    season: 'La garde-robe réfléchie',
    seasonText:
      'Cinq pièces pour vingt tenues : un manteau, une veste, deux pantalons et la robe qui se suffit à elle-même.',
    about: `Wallis habille les femmes qui savent ce qui leur va. Nous dessinons peu de formes et les faisons bien, en taille normale et
petite, pour qu’une manche finisse où finit le poignet.

La couleur est discrète ici : marine, camel, ivoire, et une chose vive par saison.`,
    hero: 'Une veste, un tailleur et un manteau camel',
    second: 'Un blazer marine',
    third: 'Une robe chemise marine',
    categoryCards: ['Manteaux', 'Tailleurs', 'Robes', 'Petite'],
    favourites: 'Coupé pour les petites tailles',
  },
  'dorothy-perkins': {
    line: 'Des tenues de tous les jours, avec le sourire',
    headline: 'Bonjour, matins faciles',
    season: 'Doux et ensoleillé',
    seasonText: 'Des pulls à vivre, des jeans qui suivent, et un imprimé pour chaque jour de la semaine.',
    about: `Dorothy Perkins est pour les vrais jours : l’école, le bureau, l’anniversaire retrouvé juste à temps. Nous faisons des
vêtements qui se lavent bien, bougent bien et coûtent moins qu’un déjeuner à quatre.

S’il faut le repasser, ce n’est sans doute pas nous.`,
    hero: 'Une robe portefeuille verte à petites fleurs',
    second: 'Un cardigan rose poudré',
    third: 'Un jean bleu clair',
    categoryCards: ['Robes', 'Jeans', 'Maille', 'Nuit'],
    favourites: 'Moins de trente livres',
  },
  misspap: {
    line: 'Pour sortir, sans code vestimentaire',
    headline: 'Prête la première. Rentrée la dernière.',
    season: 'À la nuit tombée',
    seasonText: 'Des sequins, du satin et une très bonne botte. Préparez-vous ensemble.',
    about: `MissPap, c’est ce que l’on met quand le programme change à neuf heures. Des formes près du corps, des couleurs qui se voient de
loin, et des prix qui laissent de quoi payer le taxi.

Du nouveau chaque semaine. Parti la suivante.`,
    hero: 'Une robe à sequins magenta',
    second: 'Une mini-jupe noire façon cuir',
    third: 'Une robe nuisette rose vif',
    categoryCards: ['Sortir', 'Moulantes', 'Talons', 'Bain'],
    favourites: 'La fête, c’est moi',
  },
  principles: {
    line: 'Une garde-robe raffinée de pièces à assortir',
    headline: 'Moins, mieux, plus longtemps',
    season: 'La saison calme',
    seasonText: 'De la laine qui pèse, de la soie profonde, et des lignes qui laissent parler l’étoffe.',
    about: `Principles croit qu’il vaut mieux posséder moins et porter plus. Chaque pièce est dessinée pour aller avec la précédente, en
pierre, encre et craie, dans une étoffe que l’on veut toucher.

Rien ne crie. Tout se remarque.`,
    hero: 'Deux pulls et une écharpe écossaise',
    second: 'Un pantalon de satin encre',
    third: 'Un pull avoine',
    categoryCards: ['Tailleurs', 'Maille', 'Pantalons', 'Sacs'],
    favourites: 'Cachemire et laine',
  },
  oasis: {
    line: 'Des imprimés de jardin, dessinés à la main',
    headline: 'Des imprimés cueillis dans notre jardin',
    season: 'Le jardin d’hiver',
    seasonText:
      'Hellébores, graines et givre sur les fougères : les imprimés de la saison ont été peints depuis la fenêtre de l’atelier.',
    about: `Chaque imprimé Oasis naît d’une peinture. Notre atelier garde un jardin derrière la maison ; ce qui y fleurit se retrouve sur
les robes, les blouses et la doublure d’un manteau.

Du romantisme moderne : joli, pratique, et des poches partout où l’on peut.`,
    hero: 'Trois robes à fleurs',
    second: 'Une blouse crème à petites fleurs',
    third: 'Une robe portefeuille sauge',
    categoryCards: ['Robes midi', 'Blouses', 'Jupes', 'Linge de lit'],
    favourites: 'Robes de thé',
  },
  warehouse: {
    line: 'Des vêtements de ville, noir sur noir',
    headline: 'La ville. Rien de trop.',
    season: 'Uniforme 04',
    seasonText: 'Jambe large. Manteau droit. Denim lourd. À porter deux fois cette semaine.',
    about: `Warehouse fait un uniforme de ville : des formes nettes, un denim honnête, du noir sur du noir sur du blanc. Nous coupons large
où d’autres coupent étroit, et laissons de côté ce qui ne sert pas.`,
    hero: 'Une veste en jean, un t-shirt rayé et un jean',
    second: 'Un pantalon large noir',
    third: 'Une veste en jean',
    categoryCards: ['Denim', 'Manteaux', 'Pantalons', 'Chaussures'],
    favourites: 'Denim lourd',
  },
  maine: {
    line: 'Des week-ends au bord de l’eau',
    headline: 'Le week-end au bord de l’eau, toute la semaine',
    season: 'Mailles du port',
    seasonText: 'Rayures, cols roulés et coton lavé pour les matins de vent et de bouilloire.',
    about: `Maine s’habille pour la côte même quand il n’y est pas. Du lin et du coton lavé l’été, de grosses mailles l’hiver, et des rayures
toute l’année, pour hommes, femmes et petits matelots.`,
    hero: 'Un pull rayé',
    second: 'Un polo rayé',
    third: 'Un chino en lin pierre',
    categoryCards: ['Homme', 'Femme', 'Maille', 'Pantalons'],
    favourites: 'Bien par grand vent',
  },
  coastie: {
    line: 'Des couches légères pour le sel, le sable et le ciel',
    headline: 'Valise légère. Séjour long.',
    season: 'Soleil d’hiver',
    seasonText: 'Un maillot, du lin et un pull pour le soir. Le tout se roule tout petit.',
    about: `Coastie va de la plage au bar, aux couleurs du sable et du ciel, pour les grands et les enfants qui préfèrent être pieds nus.
Tout sèche vite et se défroisse d’un geste.`,
    hero: 'Des maillots et un chapeau de paille',
    second: 'Une chemise en lin blanc',
    third: 'Un t-shirt rayé d’enfant',
    categoryCards: ['Maillots', 'Vacances', 'Enfant', 'Sandales'],
    favourites: 'Dans la valise',
  },
  gorgeous: {
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
    categoryCards: ['Soutiens-gorge', 'Ensembles', 'Nuit', 'Peignoirs'],
    favourites: 'Pour rester chez soi',
  },
  nastygal: {
    line: 'L’esprit vintage, un peu indocile',
    headline: 'Bons vêtements. Mauvaises manières.',
    season: 'Des ennuis, en denim',
    seasonText:
      'Du faux cuir, des bottes bruyantes et une veste plus vieille que l’histoire qu’on en raconte.',
    about: `Nasty Gal a commencé avec les vieux vêtements des autres et ne s’en est jamais remise. Nous regardons ce qui se portait aux
mauvaises fêtes et le refaisons, en mieux, avec une place pour le téléphone.

Portez-le de travers. C’est le but.`,
    hero: 'Une veste noire façon cuir',
    second: 'Une mini-jupe à imprimé animal',
    third: 'Des bottines rouge cerise',
    categoryCards: ['Vestes', 'Denim', 'Bottes', 'Sortir'],
    favourites: 'Les bottes d’abord',
  },
  foreverunique: {
    line: 'Robes de tapis rouge et sequins',
    headline: 'Faites votre entrée',
    season: 'La sélection gala',
    seasonText: 'Des bustiers sculptés, des sequins cousus main et des traînes assez courtes pour danser.',
    about: `Forever Unique est pour les plus grands soirs : remises de prix, bals, le mariage à la longue table. Les robes sont baleinées,
doublées et finies à la main, et chacune est photographiée de dos, car c’est ainsi que l’on vous verra partir.`,
    hero: 'Une longue robe de velours noir',
    second: 'Une robe à sequins dorés',
    third: 'Une pochette à sequins champagne',
    categoryCards: ['Robes longues', 'Smoking exigé', 'Bijoux', 'Talons'],
    favourites: 'Smoking exigé',
  },
};
