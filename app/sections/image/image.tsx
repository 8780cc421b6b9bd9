import type { SectionProps } from '../define-section.ts';
import { ArtPicture } from '../parts/art-picture.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import type section from './section.ts';

export default function Image({ fields, isEager }: SectionProps<typeof section>) {
  const { picture, caption, href, width } = fields;
  const image = <ArtPicture picture={picture} isEager={isEager} sizes="min(100vw, 1440px)" />;
  return (
    <figure className={`figure-${width}`}>
      {href ? (
        <ContentLink href={href} className="block">
          {image}
        </ContentLink>
      ) : (
        image
      )}
      {caption && <figcaption className="figure-caption">{caption}</figcaption>}
    </figure>
  );
}
