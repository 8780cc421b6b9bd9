import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { SignInLink } from '#app/site/sign-in-link.tsx';
import { useSite } from '#app/site/site.ts';
import type { BasketView } from '#commerce/basket/basket-view.server.ts';
import { categoryLink, NEW_IN } from '#commerce/links/shop-links.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { buttonClass } from '#ui/button.tsx';
import { LockIcon, ReturnIcon } from '#ui/icon-shop.tsx';
import { BasketLine } from './basket-line.tsx';
import { BasketSummary } from './basket-summary.tsx';
import { EditForm } from './edit-form.tsx';

interface BasketPageProps {
  view: BasketView | null;
  problem: string | null;
  codeError: boolean;
  /** How many pieces the last change got, when that was fewer than requested. */
  limitNotice: { count: number } | null;
  /** Express payment, under the button. */
  express: ReactNode;
  returnDays: number;
  /** Whether the shop has a category of new products. */
  hasNewIn: boolean;
  isGuest: boolean;
  /** Recommendations, at the end of the page. */
  after?: ReactNode;
}

export function BasketPage(props: BasketPageProps) {
  const { view, problem, codeError, limitNotice, express, returnDays, hasNewIn, isGuest, after } = props;
  const t = useTranslations('basket');
  const isEmpty = !view || view.lines.length === 0;
  const notices = useRef<HTMLDivElement>(null);
  useRestoredFocus(notices, view);
  return (
    <main id="content" tabIndex={-1} className="page-width my-8 lg:my-12">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="heading mb-4 text-2xl">
        {t('title')}
        {!isEmpty && <span className="text-soft ml-3 text-lg">{t('pieces', { count: view.count })}</span>}
      </h1>
      <div ref={notices} aria-live="polite">
        {problem && (
          <p className="border-sale text-sale my-4 border-l-4 py-1 pl-4">{t(problemKey(t, problem))}</p>
        )}
        {limitNotice && (
          <p className="border-sale text-sale my-4 border-l-4 py-1 pl-4">
            {t('limited', { count: limitNotice.count })}
          </p>
        )}
        {view?.undo && (
          <div className="bg-sunk my-4 flex flex-wrap items-center justify-between gap-x-6 px-4">
            <p className="py-2">{t('removed', { name: view.undo.name })}</p>
            <EditForm fields={{ intent: 'undo', lineId: view.undo.lineId }}>{t('undo')}</EditForm>
          </div>
        )}
        {view && hasChanges(view) && (
          <div className="bg-sunk my-4 flex flex-wrap items-center justify-between gap-x-6 px-4">
            <p className="py-2">{t('changed')}</p>
            <EditForm fields={{ intent: 'accept-changes' }}>{t('accept')}</EditForm>
          </div>
        )}
      </div>
      {isEmpty ? (
        <EmptyBasket hasNewIn={hasNewIn} isGuest={isGuest} />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
          <ul className="border-line border-t" aria-label={t('title')}>
            {view.lines.map((line) => (
              <BasketLine
                key={line.id}
                line={line}
                kind="basket"
                currency={view.currency}
                notices={view.notices.filter(({ lineId }) => lineId === line.id)}
              />
            ))}
          </ul>
          <div>
            <BasketSummary view={view} codeError={codeError}>
              {view.canCheckOut ? (
                <ShopLink to="/checkout" className={buttonClass({ size: 'large', wide: true })}>
                  {t('checkout')}
                </ShopLink>
              ) : (
                <p className="text-sale">{t('cannotCheckOut')}</p>
              )}
              {view.canCheckOut && express}
              <ul className="text-soft grid gap-2 text-sm">
                <li className="flex items-center gap-2">
                  <LockIcon /> {t('secure')}
                </li>
                {view.lines.some(({ isPremier }) => !isPremier) && (
                  <li className="flex items-center gap-2">
                    <ReturnIcon /> {t('returns', { days: returnDays })}
                  </li>
                )}
              </ul>
            </BasketSummary>
          </div>
        </div>
      )}
      {view?.canCheckOut && <CheckoutBar view={view} />}
      {view && view.saved.length > 0 && (
        <section aria-labelledby="saved" className="mt-16">
          <h2 id="saved" className="heading mb-4 text-xl">
            {t('saved')}
          </h2>
          <ul className="border-line border-t lg:max-w-[calc(100%-28rem)]">
            {view.saved.map((line) => (
              <BasketLine key={line.id} line={line} kind="saved" currency={view.currency} notices={[]} />
            ))}
          </ul>
        </section>
      )}
      {after}
    </main>
  );
}

/** A pressed button may disappear with its line: the focus then moves to the notice that replaced it, else to the page. */
function useRestoredFocus(notices: RefObject<HTMLElement | null>, view: BasketView | null): void {
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    const focused = document.activeElement;
    if (focused && focused !== document.body) return;
    const next = notices.current?.querySelector('button') ?? document.getElementById('content');
    next?.focus({ preventScroll: true });
  }, [notices, view]);
}

/** Prices or quantities have changed since the shopper last saw them; sold-out lines must be removed instead. */
function hasChanges({ notices }: BasketView): boolean {
  return notices.some(({ kind }) => kind !== 'sold-out' && kind !== 'withdrawn');
}

/** On a phone the checkout button stays in reach below a long list. */
function CheckoutBar({ view }: { view: BasketView }) {
  const t = useTranslations('basket');
  const { locale } = useSite();
  const total = formatMoney({ centAmount: view.expected.total, currencyCode: view.currency }, locale);
  return (
    <div className="bg-paper border-line sticky bottom-0 z-10 mt-8 -mb-8 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 border-t py-3 lg:hidden">
      <p className="text-lg font-medium tabular-nums">
        <span className="sr-only">{t('total')} </span>
        {total}
      </p>
      <ShopLink to="/checkout" className={buttonClass({ wide: true })}>
        {t('checkout')}
      </ShopLink>
    </div>
  );
}

function EmptyBasket({ hasNewIn, isGuest }: Pick<BasketPageProps, 'hasNewIn' | 'isGuest'>) {
  const t = useTranslations('basket');
  return (
    <div className="grid justify-items-start gap-5 py-6">
      <p className="text-soft max-w-prose">{t('empty')}</p>
      <div className="flex flex-wrap gap-3">
        <ShopLink to={hasNewIn ? categoryLink(NEW_IN) : '/'} className={buttonClass({})}>
          {t(hasNewIn ? 'newIn' : 'browse')}
        </ShopLink>
        <ShopLink to="/wishlist" className={buttonClass({ variant: 'secondary' })}>
          {t('yourWishlist')}
        </ShopLink>
        {isGuest && (
          <SignInLink backTo="/basket" className={buttonClass({ variant: 'secondary' })}>
            {t('signIn')}
          </SignInLink>
        )}
      </div>
    </div>
  );
}

type ProblemKey =
  `problems.${'unreadable' | 'unavailable' | 'out-of-stock' | 'limit-reached' | 'full' | 'other'}`;

/** The code comes from the address, so only known codes are shown as text. */
function problemKey(t: { has(key: ProblemKey): boolean }, problem: string): ProblemKey {
  const key = `problems.${problem}` as ProblemKey;
  return t.has(key) ? key : 'problems.other';
}
