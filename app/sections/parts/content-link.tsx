import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { ShopLink } from '#app/site/shop-link.tsx';
import { buildLink } from '#commerce/links/content-link.ts';
import { addBrandFilter, type BrandPage } from '#commerce/links/known-brands.ts';

/** The brand whose page this is, if it is a brand's page. */
export const BrandPageContext = createContext<BrandPage | null>(null);

interface ContentLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** On a brand's page, the link leads to the category filtered by that brand. */
  filtersByBrand?: boolean;
  children: ReactNode;
}

/** A link that an editor wrote: within the shop, to an anchor, or to another site. Without an address it is plain text. */
export function ContentLink({ href: written, filtersByBrand = false, children, ...rest }: ContentLinkProps) {
  const page = useContext(BrandPageContext);
  const href = buildLink({ type: 'url', href: written }, console);
  if (href === '') return <a {...rest}>{children}</a>;
  if (!href.startsWith('/')) {
    const isAway = /^https?:/i.test(href);
    return (
      <a {...rest} href={href} rel={isAway ? 'noopener noreferrer' : undefined}>
        {children}
      </a>
    );
  }
  return (
    <ShopLink {...rest} to={addBrandFilter(href, filtersByBrand, page)}>
      {children}
    </ShopLink>
  );
}
