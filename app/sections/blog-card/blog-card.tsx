import { ArticleTile } from '../parts/article-tile.tsx';
import type { SectionProps } from '../section.ts';
import type { BlogCardFields } from './schema.ts';

export default function BlogCard({ fields, isEager }: SectionProps<BlogCardFields>) {
  return (
    <div className="max-w-md">
      <ArticleTile card={fields} sizes="(width >= 48rem) 32rem, 100vw" isEager={isEager} />
    </div>
  );
}
