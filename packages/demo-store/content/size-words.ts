/** The words of a size table, in French, Dutch and Swedish. */
const WORDS: Record<string, [fr: string, nl: string, sv: string]> = {
  Women: ['Femme', 'Dames', 'Dam'],
  Men: ['Homme', 'Heren', 'Herr'],
  Children: ['Enfant', 'Kinderen', 'Barn'],
  Bras: ['Soutiens-gorge', 'Bh’s', 'Behåar'],
  Shoes: ['Chaussures', 'Schoenen', 'Skor'],
  UK: ['UK', 'UK', 'UK'],
  EU: ['UE', 'EU', 'EU'],
  US: ['US', 'US', 'US'],
  'US (women)': ['US (femme)', 'US (dames)', 'US (dam)'],
  'US (men)': ['US (homme)', 'US (heren)', 'US (herr)'],
  Size: ['Taille', 'Maat', 'Storlek'],
  Age: ['Âge', 'Leeftijd', 'Ålder'],
  Band: ['Tour de dos', 'Omvang', 'Omfång'],
  'Bust (cm)': ['Poitrine (cm)', 'Borst (cm)', 'Byst (cm)'],
  'Chest (cm)': ['Poitrine (cm)', 'Borst (cm)', 'Bröst (cm)'],
  'Waist (cm)': ['Taille (cm)', 'Taille (cm)', 'Midja (cm)'],
  'Hips (cm)': ['Hanches (cm)', 'Heupen (cm)', 'Höfter (cm)'],
  'Collar (in)': ['Col (pouces)', 'Boord (inch)', 'Krage (tum)'],
  'Height (cm)': ['Stature (cm)', 'Lengte (cm)', 'Längd (cm)'],
  'Underbust (cm)': ['Dessous de poitrine (cm)', 'Onderborst (cm)', 'Under byst (cm)'],
  'Cup B': ['Bonnet B', 'Cup B', 'Kupa B'],
  'Cup D': ['Bonnet D', 'Cup D', 'Kupa D'],
  'Cup F': ['Bonnet F', 'Cup F', 'Kupa F'],
  'Foot (cm)': ['Pied (cm)', 'Voet (cm)', 'Fot (cm)'],
};

export function sizeWord(locale: string): (word: string) => string {
  const place = ['fr', 'nl', 'sv'].indexOf(locale);
  return (word) => WORDS[word]?.[place] ?? word;
}
