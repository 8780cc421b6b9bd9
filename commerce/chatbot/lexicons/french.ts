import { makeLexicon } from '../lexicon.ts';

export const french = makeLexicon(`
dress: robe, robes
jumpsuit: combinaison, combinaisons, combi
blouse: blouse, blouses
shirt: chemise, chemises, chemisier, chemisiers
t-shirt: tee-shirt, tee-shirts
jumper: pull, pulls, pull-over
cardigan: gilet, gilets
hoodie: sweat, sweats
coat: manteau, manteaux, trench
jacket: veste, vestes, blouson, doudoune
skirt: jupe, jupes
trousers: pantalon, pantalons
shorts: short
top: haut, hauts, débardeur
suit: costume, costumes, tailleur
bra: soutien-gorge
knickers: culotte, culottes
tights: collant, collants
nightwear: pyjama, pyjamas, chemise de nuit
swimwear: maillot de bain, maillots de bain, maillot
trainers: baskets, basket
boots: bottes, bottines
sandals: sandales, sandale
heels: talons, escarpins, chaussures à talons
shoes: chaussures, chaussure, mocassins
bag: sac, sacs, sac à main, pochette
scarf: écharpe, foulard
hat: chapeau, bonnet
necklace: collier, colliers
earrings: boucles d'oreilles
bracelet: bracelets
watch: montre, montres
belt: ceinture, ceintures
lipstick: rouge à lèvres
foundation: fond de teint
perfume: parfum, parfums
moisturiser: crème hydratante, crème
candle: bougie, bougies
cushion: coussin, coussins
bedding: linge de lit, housse de couette, parure de lit
lamp: lampe, lampes
rug: tapis
curtains: rideaux
towel: serviette, serviettes
throw: plaid, plaids
sofa: canapé, canapés
chair: chaise, chaises, fauteuil
black: noir, noire, noirs, noires
white: blanc, blanche, blancs, blanches
ivory: ivoire
cream: crème claire, écru
brown: marron, brun, brune
grey: gris, grise
silver: argent, argenté, argentée
gold: or, doré, dorée
navy: marine, bleu marine
blue: bleu, bleue, bleus, bleues
green: vert, verte, verts, vertes
yellow: jaune, jaunes
red: rouge, rouges
burgundy: bordeaux
pink: rose, roses
purple: violet, violette
multi: multicolore
wedding guest: mariage, invitée de mariage
party: fête, soirée entre amis
evening: soirée, cocktail
work: travail, bureau
holiday: vacances, plage
casual: décontracté, décontractée, tous les jours
christmas: noël
gift: cadeau, cadeaux
midi: mi-longue
maxi: longue, longues
mini: courte, courtes
long sleeve: manches longues
short sleeve: manches courtes
sleeveless: sans manches
floral: à fleurs, fleuri, fleurie
striped: à rayures, rayé, rayée
checked: à carreaux
linen: lin
cotton: coton
silk: soie
velvet: velours
wool: laine
cashmere: cachemire
leather: cuir
lace: dentelle
plus size: grande taille, grandes tailles
womens: femme, femmes
mens: homme, hommes
girls: fille, filles
boys: garçon, garçons
baby: bébé
under: moins de, à moins de, en dessous de
over: plus de, au-dessus de
up to: jusqu'à
between: entre
around: environ
and: et
or: ou
size: taille, en taille
in: en, dans
not: pas, pas de
without: sans
sale: soldes, promotion, promotions, soldé
show me more: montrez-m'en plus, montre-m'en plus, en voir plus, plus d'articles
cheaper: moins cher, moins chère, moins chers
more expensive: plus cher, plus chère
another colour: une autre couleur, autre couleur
any colour: toutes les couleurs
something like this: quelque chose comme ça, quelque chose de semblable, semblable, similaire
next day: le lendemain, lendemain
how long does delivery take: combien de temps prend la livraison, quels sont les délais de livraison
delivery: livraison, livrer, livrez
return: retour, retours, retourner, renvoyer, rendre
refund: remboursement, rembourser
exchange: échanger, échange
size guide: guide des tailles
which size: quelle taille
where is my order: où est ma commande, suivre ma commande
how can i pay: comment payer, moyens de paiement
speak to a person: parler à quelqu'un, parler à une personne, service client
hello: bonjour, salut, bonsoir
thanks: merci, merci beaucoup
help: aide, aidez-moi
start again: recommencer
newest: nouveautés
please: s'il vous plaît, svp
show me: montrez-moi, montre-moi
looking for: je cherche, cherche
want: je voudrais, je veux, j'aimerais
for: pour
with: avec
a: un, une, des
the: le, la, les
`);
