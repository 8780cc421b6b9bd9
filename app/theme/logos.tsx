interface BrandLogoProps {
  slug: string;
  name: string;
  /** The brand whose stylesheet the page wears. */
  look?: string;
  className?: string;
}

/** The brand's wordmark, drawn by its stylesheet as a mask in the colour of the text around it; else its name. */
export function BrandLogo({ slug, name, look = slug, className = '' }: BrandLogoProps) {
  if (look !== slug) return <span className={`heading text-2xl ${className}`}>{name}</span>;
  return <span role="img" aria-label={name} data-logo={slug} className={`logo ${className}`} />;
}
