import type { SectionProps } from '../define-section.ts';
import { ContentPicture } from '../parts/content-picture.tsx';
import { HtmlText } from '../parts/html-text.tsx';
import type section from './section.ts';

/** A part of an article: text beside two pictures. */
export default function BlogPanelDetail({ fields, data, isEager }: SectionProps<typeof section>) {
  return (
    <div className="detail-panel">
      <div className="grid gap-4">
        {fields.title && <h2 className="heading text-2xl">{fields.title}</h2>}
        {data && <HtmlText html={data.html} />}
      </div>
      <div className="detail-pictures">
        {fields.pictures.map((picture) => (
          <ContentPicture
            key={picture.src}
            picture={picture}
            sizes="(width >= 64rem) 28vw, 50vw"
            isEager={isEager}
          />
        ))}
      </div>
    </div>
  );
}
