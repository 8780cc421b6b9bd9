import type { SectionProps } from '../define-section.ts';
import { ContentPicture } from '../parts/content-picture.tsx';
import type section from './section.ts';

/** A style: one picture and its parts. */
export default function BlogPanelStyleOverview({ fields, isEager }: SectionProps<typeof section>) {
  const { title, text, picture, points } = fields;
  return (
    <div className="beside">
      <ContentPicture picture={picture} sizes="(width >= 48rem) 50vw, 100vw" isEager={isEager} />
      <div className="beside-words">
        <h2 className="heading text-2xl">{title}</h2>
        {text && <p className="text-soft max-w-prose">{text}</p>}
        <ol className="points">
          {points.map((point) => (
            <li key={point.title}>
              <div>
                <h3 className="font-medium">{point.title}</h3>
                <p className="text-soft">{point.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
