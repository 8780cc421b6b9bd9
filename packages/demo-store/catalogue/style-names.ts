import type { Department } from './lines/line.ts';
import { places, playNames, suitNames } from './lines/range-names.ts';

const WOMENS =
  `Adela Alba Amabel Anouk Ariane Aster Beatrix Bettina Bryony Calla Carys Celeste Clemence Cosima Dahlia Delphine
Elodie Elspeth Esme Fable Fleur Florence Ginevra Greta Harriet Hazel Honor Imogen Ines Iris Isolde Ivy Jessamy Juno Kitty Lark
Leonie Lillian Linnea Lottie Mabel Maeve Margot Marnie Matilda Mireille Nell Odette Olive Ottoline Pearl Perdita Petra Philippa
Posy Romilly Rosalind Rowan Sabine Saskia Selby Sorrel Sylvie Tabitha Tamsin Thea Tilda Verity Viola Willa Winifred Zelda`.split(
    /\s+/,
  );
const MENS =
  `Abbott Alder Barnes Blake Bowen Carver Cole Corin Dexter Drew Ellis Emory Fletcher Ford Gray Hale Hardy Hobbs
Ives Jarvis Keats Kirk Lennox Lowell Marsh Merrick Nash Olin Orson Page Perry Quinn Rafe Reeve Rhodes Sawyer Shaw Tate Tobin Vance
Wade Walton Webb Wells York`.split(/\s+/);
const BEAUTY =
  `Afterglow Bare Bloom Cloud Daybreak Dew Dusk Easy Encore Everyday Firstlight Gleam Halo Hush Matinee Moonrise Morning
Nightfall Original Petal Prime Pure Rise Silk Soft Still Sunday Tonic Velvet Veil Whisper`.split(/\s+/);

/** Names that collections go by; they tell two otherwise equal pieces apart, as shops do it. */
export const styleNames: Record<Department, readonly string[]> = {
  Womens: WOMENS,
  Mens: [...MENS, ...suitNames],
  Kids: playNames.concat('Biscuit', 'Bunny', 'Comet', 'Dandelion', 'Minnow', 'Pip', 'Skip', 'Sprout', 'Twig'),
  Beauty: BEAUTY,
  Home: places,
  Gifts: places,
};
