import { fragment } from './entry.ts';
import { category } from './parts.ts';
import { campaign, shot } from './pictures.ts';

type Labels = Record<'en-GB' | 'fr' | 'nl' | 'sv', string>;

interface MenuPicture {
  label: Labels;
  href: string;
  src: string;
}

/** Two pictures for each of the main departments. */
const pictures: Record<string, MenuPicture[]> = {
  'womens-clothing': [
    {
      label: { 'en-GB': 'The winter coat', fr: 'Le manteau d’hiver', nl: 'De winterjas', sv: 'Vinterkappan' },
      href: category('womens-coats-jackets'),
      src: shot('trench-coat styled plain stone sand').src,
    },
    {
      label: {
        'en-GB': 'Occasion dresses',
        fr: 'Robes de cérémonie',
        nl: 'Feestjurken',
        sv: 'Festklänningar',
      },
      href: category('womens-evening-dresses'),
      src: campaign('occasion').src,
    },
  ],
  mens: [
    {
      label: { 'en-GB': 'Tailoring', fr: 'Costumes', nl: 'Pakken', sv: 'Kostymer' },
      href: category('mens-suits'),
      src: campaign('his-and-sharp').src,
    },
    {
      label: { 'en-GB': 'Knitwear', fr: 'Maille', nl: 'Truien', sv: 'Stickat' },
      href: category('mens-knitwear'),
      src: shot('jumper styled knit forest steel').src,
    },
  ],
  home: [
    {
      label: { 'en-GB': 'Sofas', fr: 'Canapés', nl: 'Banken', sv: 'Soffor' },
      href: category('home-sofas'),
      src: campaign('quiet-living').src,
    },
    {
      label: {
        'en-GB': 'Linen bedding',
        fr: 'Parures en lin',
        nl: 'Linnen beddengoed',
        sv: 'Linnesängkläder',
      },
      href: category('home-linen-bedding'),
      src: campaign('slow-mornings').src,
    },
  ],
};

export const menus = Object.entries(pictures).flatMap(([department, shown]) =>
  (['en-GB', 'fr', 'nl', 'sv'] as const).map((locale) =>
    fragment(
      'menu',
      department,
      { pictures: shown.map(({ label, href, src }) => ({ label: label[locale], href, src, alt: '' })) },
      { brand: 'selvedge', locale },
    ),
  ),
);
