import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#commerce/media/picture.ts';
import { Picture } from '#ui/picture.tsx';

interface LineCardProps {
  picture: Pick<PictureData, 'src' | 'ratio' | 'tone'> | null;
  /** The name and what is shown beside it. */
  heading: ReactNode;
  /** Colour, size and quantity; empty ones are left out. */
  facts: readonly (string | false | null)[];
  children?: ReactNode;
}

/** A product in one row: picture, name and chosen variant. */
export function LineCard({ picture, heading, facts, children }: LineCardProps) {
  return (
    <li className="grid grid-cols-[80px_minmax(0,1fr)] gap-4">
      {picture ? (
        <Picture
          src={picture.src}
          alt=""
          ratio={picture.ratio}
          tone={picture.tone}
          sizes="80px"
          widths={[80, 120, 180, 240]}
        />
      ) : (
        <span className="bg-sunk block aspect-[2/3]" />
      )}
      <div className="grid content-start gap-1">
        {heading}
        <p className="text-soft text-sm">{facts.filter(Boolean).join(' · ')}</p>
        {children}
      </div>
    </li>
  );
}
