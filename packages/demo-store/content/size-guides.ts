import type { SectionBody } from './entry.ts';

/** Column and row titles, in French, Dutch and Swedish. */
const TEXTS: Record<string, [fr: string, nl: string, sv: string]> = {
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

function translateSizeWord(locale: string): (word: string) => string {
  const place = ['fr', 'nl', 'sv'].indexOf(locale);
  return (word) => TEXTS[word]?.[place] ?? word;
}

interface SizeTable {
  title: string;
  columns: string[];
  rows: string[][];
}

const women: SizeTable = {
  title: 'Women',
  columns: ['UK', 'EU', 'US', 'Bust (cm)', 'Waist (cm)', 'Hips (cm)'],
  rows: [
    ['4', '32', '0', '76', '58', '83'],
    ['6', '34', '2', '79', '61', '86'],
    ['8', '36', '4', '82', '64', '89'],
    ['10', '38', '6', '86', '68', '93'],
    ['12', '40', '8', '91', '73', '98'],
    ['14', '42', '10', '96', '78', '103'],
    ['16', '44', '12', '101', '83', '108'],
    ['18', '46', '14', '107', '89', '114'],
    ['20', '48', '16', '113', '96', '120'],
    ['22', '50', '18', '120', '103', '126'],
    ['24', '52', '20', '127', '110', '132'],
  ],
};

const men: SizeTable = {
  title: 'Men',
  columns: ['Size', 'Chest (cm)', 'Waist (cm)', 'Collar (in)'],
  rows: [
    ['S', '91–96', '76–81', '14.5–15'],
    ['M', '96–101', '81–86', '15–15.5'],
    ['L', '101–106', '86–91', '16–16.5'],
    ['XL', '106–114', '91–99', '17–17.5'],
    ['XXL', '114–122', '99–107', '18'],
    ['3XL', '122–130', '107–115', '19'],
  ],
};

const children: SizeTable = {
  title: 'Children',
  columns: ['Age', 'Height (cm)', 'Chest (cm)', 'Waist (cm)'],
  rows: [
    ['2–3 years', '92–98', '54', '52'],
    ['3–4 years', '98–104', '56', '53'],
    ['4–5 years', '104–110', '58', '54'],
    ['5–6 years', '110–116', '60', '55'],
    ['7–8 years', '122–128', '64', '58'],
    ['9–10 years', '134–140', '70', '61'],
    ['11–12 years', '146–152', '76', '64'],
  ],
};

const bras: SizeTable = {
  title: 'Bras',
  columns: ['Band', 'Underbust (cm)', 'Cup B', 'Cup D', 'Cup F'],
  rows: [
    ['30', '63–67', '77–79', '81–83', '87–89'],
    ['32', '68–72', '82–84', '86–88', '92–94'],
    ['34', '73–77', '87–89', '91–93', '97–99'],
    ['36', '78–82', '92–94', '96–98', '102–104'],
    ['38', '83–87', '97–99', '101–103', '107–109'],
    ['40', '88–92', '102–104', '106–108', '112–114'],
  ],
};

const shoes: SizeTable = {
  title: 'Shoes',
  columns: ['UK', 'EU', 'US (women)', 'US (men)', 'Foot (cm)'],
  rows: [
    ['3', '36', '5', '4', '22'],
    ['4', '37', '6', '5', '22.9'],
    ['5', '38', '7', '6', '23.7'],
    ['6', '39', '8', '7', '24.6'],
    ['7', '41', '9', '8', '25.4'],
    ['8', '42', '10', '9', '26.2'],
    ['9', '43', '–', '10', '27.1'],
    ['10', '44', '–', '11', '27.9'],
    ['11', '45', '–', '12', '28.8'],
  ],
};

const tablesFor: Record<string, SizeTable[]> = {
  all: [women, men, children, shoes],
  burton: [men, shoes],
  maine: [men, women, shoes],
  gorgeous: [bras, women],
  coastie: [women, children],
};

export function sizeGuideSections(brand: string, locale = 'en-GB'): SectionBody[] {
  const tables = tablesFor[brand] ?? [women, shoes];
  return tables.map((table) => ({ type: 'Text', markdown: asMarkdown(table, translateSizeWord(locale)) }));
}

function asMarkdown({ title, columns, rows }: SizeTable, translate: (word: string) => string): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    `## ${translate(title)}`,
    '',
    line(columns.map(translate)),
    line(columns.map(() => '---')),
    ...rows.map(line),
  ].join('\n');
}
