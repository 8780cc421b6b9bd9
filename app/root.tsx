import { type ContextType, type CSSProperties, type ReactNode, use } from 'react';
import {
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  UNSAFE_DataRouterStateContext,
  useMatches,
} from 'react-router';
import { ErrorView } from '#app/features/shell/error-view.tsx';
import { shopNoticeTexts } from '#app/features/shell/shop-notices.server.ts';
import { deferredStylesHref } from '#app/hydration/deferred-styles.ts';
import { HYDRATION_PROBES } from '#app/hydration/is-hydrated.ts';
import { fontStack } from '#commerce/markets/brand-fonts.ts';
import type { BrandTheme } from '#config/brands/brand.ts';
import type { Route } from './+types/root';
import { requestContext } from './context.ts';
import { languages } from './i18n/languages.ts';
import { publicBrand } from './site/public-brand.ts';
import { SiteContext, useSiteIfKnown } from './site/site.ts';
import openedStyles from './theme/opened.css?url';
import './theme/base.css';
import { brandLogo, brandPreloadFont, brandStylesheets, fontStylesheetsOf } from './theme/brand-assets.ts';

/** Redirects a navigation within the shop; a document request is redirected before it reaches the router. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const { redirectTo } = context.get(requestContext);
    if (redirectTo) throw redirect(redirectTo.to, redirectTo.status);
  },
];

export function loader({ context }: Route.LoaderArgs) {
  const { brand, locale, origin, isPublic, nonce } = context.get(requestContext);
  const { fonts, look = brand.slug, logo } = brand.theme;
  return {
    brand: publicBrand(brand, locale),
    locale,
    direction: languages.get(locale)?.direction,
    origin,
    // The server removes the nonce from public pages.
    nonce: isPublic ? undefined : nonce,
    stylesheet: brandStylesheets[look] ?? null,
    fontStylesheets: fontStylesheetsOf(fonts),
    font: (!fonts?.text && brandPreloadFont[look]) || null,
    logo: look === brand.slug && !logo ? (brandLogo[look] ?? null) : null,
    notices: shopNoticeTexts(context),
  };
}

/** Brand and language change only with a full page load. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.lang !== nextParams.lang;
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSiteIfKnown();
  const locale = site?.locale ?? 'en-GB';
  const isDeferred = useMatches().some(
    ({ handle }) => (handle as { deferHydration?: true } | undefined)?.deferHydration,
  );
  const isStatic = useMatches().some(({ handle }) => (handle as { isStatic?: true } | undefined)?.isStatic);
  const deferredStyles = deferredStylesHref(isDeferred);
  return (
    <html
      lang={locale}
      dir={site?.direction}
      data-locale={locale}
      data-brand={site?.brand.slug}
      data-market-path={site?.brand.pathPrefix || undefined}
      data-defer-hydration={isDeferred ? '' : undefined}
      style={themeStyle(site?.brand.theme)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={site?.brand.theme.themeColour ?? '#FAF8F4'} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {site?.font && (
          <link rel="preload" href={site.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        {site?.logo && !site.logo.startsWith('data:') && (
          <link rel="preload" href={site.logo} as="image" type="image/svg+xml" crossOrigin="anonymous" />
        )}
        <Meta />
        <FirstPageLinks nonce={site?.nonce} />
        {deferredStyles && <link rel="stylesheet" href={deferredStyles} />}
        {site?.stylesheet && <link rel="stylesheet" href={site.stylesheet} />}
        {site?.fontStylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body {...HYDRATION_PROBES}>
        {site && site.notices.length > 0 && (
          // Its own colours: it has to be seen whatever the brand looks like.
          <aside className="px-4 py-3 text-center text-sm" style={{ background: '#A4001D', color: '#FFF' }}>
            {site.notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
          </aside>
        )}
        <SiteContext value={site}>{children}</SiteContext>
        {/* Nothing is open in the first view; here it does not hold it up, and is there without script. */}
        <link rel="stylesheet" href={openedStyles} />
        {!isStatic && (
          <>
            <ScrollRestoration nonce={site?.nonce} />
            <Scripts nonce={site?.nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** Not a state of the component: an error page renders the document anew, and those of later pages are never added twice. */
let firstState: ContextType<typeof UNSAFE_DataRouterStateContext> = null;

/** The stylesheets of the page that came from the server. Those of later pages stand at the end (`scripts/vite-late-styles.ts`). */
function FirstPageLinks({ nonce }: { nonce: string | undefined }) {
  const state = use(UNSAFE_DataRouterStateContext);
  // In development they are replaced when they are edited.
  if (!import.meta.env.SSR && !import.meta.env.DEV) firstState ??= state;
  return (
    <UNSAFE_DataRouterStateContext value={firstState ?? state}>
      <Links nonce={nonce} />
    </UNSAFE_DataRouterStateContext>
  );
}

function themeStyle(theme: BrandTheme | undefined) {
  if (!theme) return undefined;
  return {
    '--cards-per-row': theme.cardsPerRow,
    '--content-width': `${theme.contentWidth}px`,
    ...(theme.accent && accentStyle(theme.accent)),
    ...(theme.fonts?.heading && { '--font-heading': fontStack(theme.fonts.heading) }),
    ...(theme.fonts?.text && { '--font-text': fontStack(theme.fonts.text) }),
  } as CSSProperties;
}

/** The colours that follow from the accent. */
function accentStyle({ colour, text }: NonNullable<BrandTheme['accent']>) {
  return { '--accent': colour, '--on-accent': text, '--button': colour, '--on-button': text };
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />;
}
