import { ContentPicture } from '../parts/content-picture.tsx';
import type { SectionProps } from '../section.ts';
import type { BlogPanelStyleOverviewFields } from './schema.ts';

/** A style at a glance: one picture and what makes it. */
export default function BlogPanelStyleOverview({
  fields,
  isEager,
}: SectionProps<BlogPanelStyleOverviewFields>) {
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
