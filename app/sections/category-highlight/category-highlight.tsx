import type { SectionProps } from '../define-section.ts';
import { ContentLink } from '../parts/content-link.tsx';
import { ContentPicture } from '../parts/content-picture.tsx';
import type section from './section.ts';

/** One category with links to its parts. */
export default function CategoryHighlight({ fields, isEager }: SectionProps<typeof section>) {
  const { title, text, picture, href, links } = fields;
  return (
    <div className="beside">
      <ContentLink href={href} aria-label={title} className="block">
        <ContentPicture picture={picture} sizes="(width >= 48rem) 50vw, 100vw" isEager={isEager} />
      </ContentLink>
      <div className="beside-words">
        <h2 className="heading text-2xl">
          <ContentLink href={href}>{title}</ContentLink>
        </h2>
        {text && <p className="text-soft max-w-prose">{text}</p>}
        <div className="tags">
          {links.map((link) => (
            <ContentLink key={link.href} href={link.href} filtersByBrand={link.autoApplyBrandFilterOnDBZ}>
              {link.label}
            </ContentLink>
          ))}
        </div>
      </div>
    </div>
  );
}
