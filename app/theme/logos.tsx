interface BrandLogoProps {
  slug: string;
  name: string;
  className?: string;
}

/** The brand's wordmark, drawn by its stylesheet as a mask in the colour of the text around it. */
export function BrandLogo({ slug, name, className = '' }: BrandLogoProps) {
  return <span role="img" aria-label={name} data-logo={slug} className={`logo ${className}`} />;
}
