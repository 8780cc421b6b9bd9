import { pictureUrl } from '#commerce/media/picture.ts';

interface BrandLogoProps {
  slug: string;
  name: string;
  /** The brand whose stylesheet the page wears. */
  look?: string;
  /** A picture in place of the wordmark. */
  picture?: string | null;
  className?: string;
}

/** Few brands have one: its rules are not worth their bytes in the styles of every page. */
const PICTURE = {
  width: 'auto',
  maxWidth: 'min(100%, 240px)',
  height: 40,
  objectFit: 'contain',
  objectPosition: 'left center',
} as const;

/** The brand's wordmark, drawn by its stylesheet as a mask in the colour of the text around it; else its name. */
export function BrandLogo({ slug, name, look = slug, picture, className = '' }: BrandLogoProps) {
  if (picture) return <img src={pictureUrl(picture, 480)} alt={name} className={className} style={PICTURE} />;
  if (look !== slug) return <span className={`heading text-2xl ${className}`}>{name}</span>;
  return <span role="img" aria-label={name} data-logo={slug} className={`logo ${className}`} />;
}
