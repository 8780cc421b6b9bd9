import type { LinkField } from '../fields.ts';
import { ContentLink } from './content-link.tsx';

interface SectionHeadingProps {
  title: string | null;
  text?: string | null;
  eyebrow?: string | null;
  link?: LinkField | null;
  centred?: boolean;
}

export function SectionHeading({ title, text, eyebrow, link, centred = false }: SectionHeadingProps) {
  if (!title && !text && !link && !eyebrow) return null;
  return (
    <div className={`section-heading${centred ? ' section-heading-centred' : ''}`}>
      <div>
        {eyebrow && <p className="eyebrow text-soft mb-2">{eyebrow}</p>}
        {title && <h2 className="heading text-2xl">{title}</h2>}
        {text && <p className="text-soft mt-2 max-w-prose">{text}</p>}
      </div>
      {link && (
        <ContentLink
          href={link.href}
          filtersByBrand={link.autoApplyBrandFilterOnDBZ}
          className="section-heading-link text-link"
        >
          {link.label}
        </ContentLink>
      )}
    </div>
  );
}
