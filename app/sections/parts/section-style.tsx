/** A stylesheet that only the sections on this page ask for; React puts it into the head, once. */
export function SectionStyle({ href }: { href: string }) {
  return href ? <link rel="stylesheet" href={href} precedence="section" /> : null;
}
