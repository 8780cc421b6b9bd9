import { PerkTile } from '../parts/perk-tile.tsx';
import { SectionStyle } from '../parts/section-style.tsx';
import type { SectionProps } from '../section.ts';
import styles from '../styles/cards.css?url';
import type { PerkCardFields } from './schema.ts';

export default function PerkCard({ fields }: SectionProps<PerkCardFields>) {
  return (
    <div className="max-w-md">
      <SectionStyle href={styles} />
      <PerkTile perk={fields} />
    </div>
  );
}
