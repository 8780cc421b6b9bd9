import type { SectionProps } from '../define-section.ts';
import { ArticleTile } from '../parts/article-tile.tsx';
import type section from './section.ts';

export default function BlogCard({ fields, isEager }: SectionProps<typeof section>) {
  return (
    <div className="max-w-md">
      <ArticleTile card={fields} sizes="(width >= 48rem) 32rem, 100vw" isEager={isEager} />
    </div>
  );
}
