interface BrandLogoProps {
  slug: string;
  name: string;
  className?: string;
}

/** The shop's wordmark: the brand's stylesheet draws it in the colour of the text around it. */
export function BrandLogo({ slug, name, className = '' }: BrandLogoProps) {
  return <span role="img" aria-label={name} data-logo={slug} className={`logo ${className}`} />;
}
