import type { SectionProps } from '../define-section.ts';
import { ContentLink } from '../parts/content-link.tsx';
import { ContentPicture } from '../parts/content-picture.tsx';
import type section from './section.ts';

export default function CategoryHeader({ fields, isEager }: SectionProps<typeof section>) {
  const { title, text, picture, links } = fields;
  return (
    <header className="category-header" data-picture={picture ? '' : undefined}>
      <div className="grid gap-4">
        <h1 className="heading text-3xl">{title}</h1>
        {text && <p className="text-soft max-w-prose text-lg">{text}</p>}
        {links.length > 0 && (
          <div className="tags mt-2">
            {links.map((link) => (
              <ContentLink key={link.href} href={link.href} filtersByBrand={link.autoApplyBrandFilterOnDBZ}>
                {link.label}
              </ContentLink>
            ))}
          </div>
        )}
      </div>
      {picture && <ContentPicture picture={picture} sizes="(width >= 64rem) 42vw, 100vw" isEager={isEager} />}
    </header>
  );
}
