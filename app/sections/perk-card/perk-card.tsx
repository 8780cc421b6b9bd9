import { PerkTile } from '../parts/perk-tile.tsx';
import type { SectionProps } from '../section.ts';
import type { PerkCardFields } from './schema.ts';

export default function PerkCard({ fields }: SectionProps<PerkCardFields>) {
  return (
    <div className="max-w-md">
      <PerkTile perk={fields} />
    </div>
  );
}
