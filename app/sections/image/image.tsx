import { ArtPicture } from '../parts/art-picture.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import type { SectionProps } from '../section.ts';
import type { ImageFields } from './schema.ts';

export default function Image({ fields, isEager }: SectionProps<ImageFields>) {
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
