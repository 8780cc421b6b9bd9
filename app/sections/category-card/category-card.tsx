import { CategoryTile } from '../parts/category-tile.tsx';
import type { SectionProps } from '../section.ts';
import type { CategoryCardFields } from './schema.ts';

export default function CategoryCard({ fields, isEager }: SectionProps<CategoryCardFields>) {
  return (
    <div className="max-w-md">
      <CategoryTile card={fields} sizes="(width >= 48rem) 32rem, 100vw" isEager={isEager} />
    </div>
  );
}
