import type { SectionProps } from '../define-section.ts';
import { CategoryTile } from '../parts/category-tile.tsx';
import type section from './section.ts';

export default function CategoryCard({ fields, isEager }: SectionProps<typeof section>) {
  return (
    <div className="max-w-md">
      <CategoryTile card={fields} sizes="(width >= 48rem) 32rem, 100vw" isEager={isEager} />
    </div>
  );
}
