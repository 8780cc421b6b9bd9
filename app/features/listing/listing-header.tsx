'use no memo';

import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { isEqual } from '#app/site/page-memory.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Picture } from '#ui/picture.tsx';
import type { HeaderLink } from './header-view.ts';
import type { ListingView } from './listing-view.ts';
import { LongTextView } from './long-text-view.tsx';

type ListingHeaderProps = Pick<ListingView, 'header' | 'title'>;

/** The header of a list below its title: roundels, category cards, tags or a banner. */
export const ListingHeader = memo(function ListingHeader({ header, title }: ListingHeaderProps) {
  const t = useTranslations('plp');
  const labels = {
    label: t('subcategories'),
    previousLabel: t('previousSlides'),
    nextLabel: t('nextSlides'),
  };
  switch (header.kind) {
    case 'roundels':
      return (
        <Carousel {...labels} perView={{ phone: 3.5, tablet: 6.5, desktop: 10 }} className="list-roundels">
          {header.roundels.map((roundel) => (
            <PictureLink
              key={roundel.href}
              link={roundel}
              ratio={1}
              className="roundel"
              sizes="(min-width: 64rem) 130px, 28vw"
            />
          ))}
        </Carousel>
      );
    case 'category-cards':
      return (
        <Carousel {...labels} perView={{ phone: 2.4, tablet: 4.5, desktop: 6 }} className="list-roundels">
          {header.cards.map((card) => (
            <PictureLink
              key={card.href}
              link={card}
              ratio={1.25}
              className="category-card"
              sizes="(min-width: 64rem) 220px, 42vw"
            />
          ))}
        </Carousel>
      );
    case 'tag-buttons':
      return (
        <nav aria-label={t('subcategories')} className="list-tags">
          <ul>
            {header.cards.map(({ label, href }) => (
              <li key={href}>
                <ShopLink to={href} className="chip">
                  {label}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      );
    case 'banner':
      return <LongTextView text={header.banner} title={title} className="list-banner" />;
    default:
      return null;
  }
}, isEqual);

interface PictureLinkProps {
  link: HeaderLink;
  ratio: number;
  className: string;
  sizes: string;
}

function PictureLink({ link, ratio, className, sizes }: PictureLinkProps) {
  return (
    <ShopLink to={link.href} className={className}>
      {link.image ? (
        <Picture
          src={link.image}
          alt=""
          ratio={ratio}
          sizes={sizes}
          widths={[120, 180, 240, 320, 480]}
          priority="early"
        />
      ) : (
        <span className="picture" style={{ aspectRatio: `1 / ${ratio}` }} />
      )}
      <span>{link.label}</span>
    </ShopLink>
  );
}
