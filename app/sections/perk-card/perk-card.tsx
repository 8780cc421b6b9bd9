import type { SectionProps } from '../define-section.ts';
import { PerkTile } from '../parts/perk-tile.tsx';
import type section from './section.ts';

export default function PerkCard({ fields, isEager }: SectionProps<typeof section>) {
  return (
    <div className="max-w-md">
      <PerkTile perk={fields} isEager={isEager} />
    </div>
  );
}
