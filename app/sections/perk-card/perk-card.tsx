import { PerkTile } from '../parts/perk-tile.tsx';
import type { SectionProps } from '../section.ts';
import type { PerkCardFields } from './schema.ts';

export default function PerkCard({ fields, isEager }: SectionProps<PerkCardFields>) {
  return (
    <div className="max-w-md">
      <PerkTile perk={fields} isEager={isEager} />
    </div>
  );
}
