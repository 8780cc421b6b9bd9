import type { CSSProperties } from 'react';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { mobileGradientHeight, parseLinkLocation, stackLinks } from '#commerce/content/hero-links.ts';
import { showsHero } from '#commerce/content/hero-visibility.ts';
import { placeAreas, placePoints, type Screen } from '#commerce/content/hotspots.ts';
import { classNames } from '#ui/class-names.ts';
import { cssColour } from '../css-colour.ts';
import type { HeroBannerFields, HeroLinkField } from '../hero-banner/section.ts';
import { ArtPicture } from './art-picture.tsx';
import { ContentLink } from './content-link.tsx';
import { ShoppableDrop } from './shoppable-drop.tsx';
import { useShopperKind } from './use-shopper-kind.ts';

/** Products of a hero's shoppable buttons, by the `sku#colour` that the editor wrote. */
export type ShoppableProducts = Record<string, CardView | null>;

interface HeroPanelProps {
  fields: HeroBannerFields;
  products: ShoppableProducts;
  isEager: boolean;
}

export function HeroPanel({ fields, products, isEager }: HeroPanelProps) {
  const shopper = useShopperKind();
  const { picture, visibilityConfig } = fields;
  if (!showsHero(visibilityConfig, shopper)) {
    // Most visitors are guests: the place of what they see is reserved, so that nothing shifts.
    const isLikely = shopper === 'unknown' && !visibilityConfig.hideForGuestUsers;
    return isLikely ? <HeroHold fields={fields} /> : null;
  }
  const { vertical, horizontal } = parseLinkLocation(fields.linkLocation);
  const says = Boolean(fields.eyebrow || fields.title || fields.text);
  const hasWords = says || fields.links.length > 0;
  const isMapped = hasPlaces(fields);
  return (
    <div
      className={classNames(
        'hero over',
        fields.shade === 'light' ? 'over-light' : 'over-dark',
        (fields.shade === 'none' || !hasWords) && 'hero-bare',
        fields.layout !== 'overlay' && `hero-${fields.layout}`,
        !says && 'hero-links-only',
        isMapped && 'hero-whole',
      )}
      data-down={vertical}
      data-across={horizontal}
      style={
        {
          color: cssColour(fields.textColour),
          '--tone': picture.desktop.tone,
          '--gradient-height': `${mobileGradientHeight(fields.links.length)}px`,
        } as CSSProperties
      }
    >
      <ArtPicture picture={picture} isEager={isEager} sizes={fields.layout === 'split' ? '50vw' : '100vw'} />
      <div className="hero-shade" />
      {hasWords && (
        <div className="hero-words">
          {fields.eyebrow && <p className="eyebrow">{fields.eyebrow}</p>}
          {fields.title && (
            <h2 className="heading">
              {fields.titleMobile ? (
                <>
                  <span className="only-phone">{fields.titleMobile}</span>
                  <span className="only-wide">{fields.title}</span>
                </>
              ) : (
                fields.title
              )}
            </h2>
          )}
          {fields.text && <p className="hero-text">{fields.text}</p>}
          <HeroLinks fields={fields} />
        </div>
      )}
      {isMapped && (
        <div className="hero-points" style={ratiosOf(fields)}>
          <Areas fields={fields} screen="mobile" />
          <Areas fields={fields} screen="desktop" />
          <ShoppableButtons fields={fields} screen="mobile" products={products} />
          <ShoppableButtons fields={fields} screen="desktop" products={products} />
        </div>
      )}
    </div>
  );
}

/** It has points at percentages of its picture, so the picture must not be cropped. */
function hasPlaces(fields: HeroBannerFields): boolean {
  const { imageHotspots, desktopShoppableButtons, mobileShoppableButtons } = fields;
  return imageHotspots.length + desktopShoppableButtons.length + mobileShoppableButtons.length > 0;
}

/** The size of its picture. */
function ratiosOf({ picture: { desktop, mobile } }: HeroBannerFields): CSSProperties {
  return {
    '--ratio-wide': desktop.ratio,
    '--ratio-phone': (mobile ?? desktop).ratio,
  } as CSSProperties;
}

function HeroHold({ fields }: { fields: HeroBannerFields }) {
  const style = { ...ratiosOf(fields), '--tone': fields.picture.desktop.tone } as CSSProperties;
  return <div className="hero-hold" style={style} />;
}

function HeroLinks({ fields }: { fields: HeroBannerFields }) {
  const { links, linkStacking, maxButtonStackDesktop, maxButtonStackMobile } = fields;
  if (links.length === 0) return null;
  const tallest = (most: number) => Math.max(...stackLinks(links, most).map((stack) => stack.length));
  return (
    <div
      className="hero-links"
      data-stacking={linkStacking}
      style={
        {
          '--stack-phone': tallest(maxButtonStackMobile),
          '--stack-desktop': tallest(maxButtonStackDesktop),
        } as CSSProperties
      }
    >
      {links.map((link) => (
        <ContentLink
          key={`${link.href} ${link.label}`}
          href={link.href}
          filtersByBrand={link.autoApplyBrandFilterOnDBZ}
          className={classNames('hero-link', link.transparentBackground && 'hero-link-clear')}
          data-hover={link.enableHoverOver || undefined}
          style={linkColours(link)}
        >
          {link.label}
        </ContentLink>
      ))}
    </div>
  );
}

/** Only the colours that the editor chose; the stylesheet sets the others. */
function linkColours(link: HeroLinkField): CSSProperties {
  return {
    '--link-ink': cssColour(link.colour),
    '--link-ground': cssColour(link.backgroundColour),
    '--link-ink-hover': cssColour(link.hoverColour),
    '--link-ground-hover': cssColour(link.hoverBackgroundColour),
  } as CSSProperties;
}

function Areas({ fields, screen }: { fields: HeroBannerFields; screen: Screen }) {
  return (
    <span className={screen === 'mobile' ? 'only-phone' : 'only-wide'}>
      {placeAreas(fields.imageHotspots, screen).map(({ link, altText, left, top, width, height }) => (
        <ContentLink
          key={`${link} ${left} ${top}`}
          href={link}
          aria-label={altText}
          className="hero-area"
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        >
          {null}
        </ContentLink>
      ))}
    </span>
  );
}

interface ShoppableButtonsProps {
  fields: HeroBannerFields;
  screen: Screen;
  products: ShoppableProducts;
}

function ShoppableButtons({ fields, screen, products }: ShoppableButtonsProps) {
  const buttons = screen === 'mobile' ? fields.mobileShoppableButtons : fields.desktopShoppableButtons;
  if (buttons.length === 0) return null;
  const wrapper = screen === 'mobile' ? 'only-phone' : 'only-wide';
  const drop = (productSku: string, isPoint: boolean, label?: string) => (
    <ShoppableDrop
      productSku={productSku}
      product={products[productSku] ?? null}
      isPoint={isPoint}
      label={label}
      invertColours={fields.invertBannerColours}
    />
  );
  if (fields.displayMode === 'banner') {
    return (
      <span className={wrapper}>
        <span className="shop-banner" data-align={fields.bannerAlignment}>
          {buttons.map(({ id, productSku }) => (
            <span key={id}>{drop(productSku, false, products[productSku]?.name)}</span>
          ))}
        </span>
      </span>
    );
  }
  return (
    <span className={wrapper}>
      {placePoints(buttons).map(({ id, productSku, top, left, iconColor }) => (
        <span
          key={id}
          className="shop-point"
          data-side={left > 50 ? 'left' : 'right'}
          data-up={top > 55 || undefined}
          style={
            { '--top': `${top}%`, '--left': `${left}%`, '--point': cssColour(iconColor) } as CSSProperties
          }
        >
          {drop(productSku, true)}
        </span>
      ))}
    </span>
  );
}
