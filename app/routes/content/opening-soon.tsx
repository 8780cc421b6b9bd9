import { requestContext, shopContext } from '#app/context.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { useSite } from '#app/site/site.ts';
import { BrandLogo } from '#app/theme/logos.tsx';
import type { Route } from './+types/opening-soon';

/** Shown in place of every page until staff open the shop, so its script would look for another page. */
export const handle = { isStatic: true };

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(shopContext).opening.isOpen) throw new Response(null, { status: 404 });
  const { brand, locale } = context.get(requestContext);
  const translate = translatorFor(locale);
  const text = (name: string) => translate(`opening-soon.${name}`, { name: brand.name }) ?? '';
  return {
    title: text('title'),
    eyebrow: text('eyebrow'),
    heading: text('heading'),
    line: text('line'),
    staff: text('staff'),
  };
}

export default function OpeningSoon({ loaderData }: Route.ComponentProps) {
  const { brand } = useSite();
  const { title, eyebrow, heading, line, staff } = loaderData;
  return (
    <main
      id="content"
      tabIndex={-1}
      className="grid min-h-[88svh] grid-rows-[auto_1fr_auto] gap-12 px-6 py-8 text-center"
    >
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="justify-self-center text-2xl">
        <BrandLogo slug={brand.slug} name={brand.name} look={brand.theme.look} picture={brand.theme.logo} />
      </p>
      <div className="grid content-center justify-items-center gap-6">
        <p className="eyebrow text-soft">{eyebrow}</p>
        <h1 className="heading max-w-[16ch] text-3xl lg:text-4xl">{heading}</h1>
        <p className="text-soft max-w-[44ch]">{line}</p>
      </div>
      <p className="text-sm">
        <a href="/sign-in?returnTo=/staff/opening" className="text-link inline-flex min-h-11 items-center">
          {staff}
        </a>
      </p>
    </main>
  );
}
