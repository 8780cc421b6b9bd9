/** The shop's wordmark, set by the brand's stylesheet in the colour of the text around it. */
export function BrandLogo({ name, className = '' }: { name: string; className?: string }) {
  return <span role="img" aria-label={name} className={`logo ${className}`} />;
}
