import type { PerkCardFields } from '../perk-card/section.ts';
import { ContentLink } from './content-link.tsx';
import { ContentPicture } from './content-picture.tsx';
import { SectionIcon } from './section-icon.tsx';

export function PerkTile({ perk, isEager }: { perk: PerkCardFields; isEager: boolean }) {
  const { title, description, icon, picture, link } = perk;
  return (
    <div className="perk">
      {picture && <ContentPicture picture={picture} sizes="(width >= 64rem) 25vw, 50vw" isEager={isEager} />}
      {!picture && <SectionIcon name={icon} />}
      <h3 className="font-medium">{title}</h3>
      <p className="text-soft text-sm">{description}</p>
      {link && (
        <ContentLink
          href={link.href}
          filtersByBrand={link.autoApplyBrandFilterOnDBZ}
          className="text-link inline-flex min-h-11 items-center text-sm"
        >
          {link.label}
        </ContentLink>
      )}
    </div>
  );
}
