import { useTranslations } from 'use-intl';
import { categoryCardBehaviour } from '#commerce/listing/category-card.ts';
import { ArrowRightIcon, PlusIcon } from '#ui/icon.tsx';
import type { CategoryCardFields } from '../category-card/section.ts';
import { ContentLink } from './content-link.tsx';
import { ContentPicture } from './content-picture.tsx';
import type { Eagerness } from './eagerness.ts';

interface CategoryTileProps {
  card: CategoryCardFields;
  sizes: string;
  isEager?: Eagerness;
}

/** Links to its category, or flips to three of its parts and Shop All; also without script. */
export function CategoryTile({ card, sizes, isEager = false }: CategoryTileProps) {
  const t = useTranslations('content');
  const behaviour = categoryCardBehaviour(card);
  const filters = card.autoApplyBrandFilterOnDBZ;
  const picture = <ContentPicture picture={{ ...card.picture, alt: '' }} sizes={sizes} isEager={isEager} />;
  if (behaviour.kind === 'link') {
    return (
      <ContentLink href={behaviour.href} filtersByBrand={filters} className="category-card block">
        <span className="category-front">
          {picture}
          <span className="category-name">
            {card.title}
            <ArrowRightIcon />
          </span>
        </span>
      </ContentLink>
    );
  }
  return (
    <details className="category-card">
      <summary>
        <span className="category-front">
          {picture}
          <span className="category-name">
            {card.title}
            <PlusIcon />
          </span>
        </span>
      </summary>
      <div className="category-back">
        <p className="heading text-xl">{card.title}</p>
        {behaviour.links.map((link) => (
          <ContentLink key={link.href} href={link.href} filtersByBrand={filters} className="text-link">
            {link.label}
          </ContentLink>
        ))}
        {behaviour.shopAllHref && (
          <ContentLink href={behaviour.shopAllHref} filtersByBrand={filters} className="category-shop-all">
            {t('shopAll')}
          </ContentLink>
        )}
      </div>
    </details>
  );
}
