import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CardSlotProps } from '#app/features/product-card/card-slots.tsx';
import { useLocalPath } from '#app/site/local-path.ts';
import { refreshShopper } from '#app/site/shopper.tsx';
import { decideQuickAdd, nextQuickAdd, quickAddButton, quickAddTimer } from '#commerce/basket/quick-add.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { CheckIcon, PlusIcon } from '#ui/icon.tsx';
import { fetchAhead, lazyOverlay, nextCode } from '#ui/lazy.ts';
import { Spinner } from '#ui/spinner.tsx';
import { fetchQuickProduct, type QuickProduct } from './fetch-quick-product.ts';
import { QUICK_ADD_FORM } from './quick-add-form.ts';

const loadWindow = nextCode(() => import('./quick-add-window.tsx'));
const QuickAddWindow = lazyOverlay(loadWindow);

export interface QuickAddButtonProps {
  productId: string;
  slug: string;
  name: string;
  /** The colour that the card shows. */
  colour: string;
  /** The card of a list: the window begins with what it shows. */
  preview?: CardSlotProps;
  /** Shows a label beside the icon. */
  showsLabel?: boolean;
  className?: string;
}

/**
 * Adds a product without choices at once; for any other it opens the quick-add window. Before hydration it leads to the
 * product's page.
 */
export function QuickAddButton(props: QuickAddButtonProps) {
  const { productId, slug, name, colour, preview, showsLabel, className = '' } = props;
  const t = useTranslations('quick-add');
  const local = useLocalPath();
  const [state, send] = useReducer(nextQuickAdd, { step: 'closed' });
  const [product, setProduct] = useState<QuickProduct | null>(null);
  const wait = quickAddTimer(state);

  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => send({ type: 'time-passed' }), wait);
    return () => clearTimeout(timer);
  }, [wait]);

  const ahead = useRef<Promise<QuickProduct | null> | null>(null);
  /** The finger goes down a tenth of a second before the click. */
  function prefetch() {
    void fetchAhead(loadWindow).catch(() => {});
    ahead.current = fetchQuickProduct(productId);
    return ahead.current;
  }

  async function open() {
    if (state.step !== 'closed' && !hasFailed) return;
    send({ type: 'closed' });
    send({ type: 'opened' });
    setProduct(null);
    // What was fetched for an earlier click may be out of date.
    const found = await (ahead.current ?? prefetch());
    ahead.current = null;
    if (!found) return send({ type: 'failed', message: t('failed') });
    // The card has the name in the language of the page.
    setProduct({ ...found, name });
    const decision = decideQuickAdd(found);
    send({ type: 'loaded', decision });
    if (decision.kind === 'add-directly') await add(decision.sku);
  }

  async function add(sku: string) {
    send({ type: 'add-pressed' });
    const { sendToBasket } = await import('#app/site/send-to-basket.ts');
    const result = await sendToBasket([{ sku }]);
    if ('error' in result) return send({ type: 'failed', message: result.error || t('failed') });
    send({ type: 'add-succeeded' });
    void refreshShopper();
  }

  const isSingle = product !== null && decideQuickAdd(product).kind === 'add-directly';
  // Several colours are a choice in any case.
  const hasChoice = product ? !isSingle : state.step === 'loading' && (preview?.card.colours.length ?? 0) > 1;
  const showsWindow = state.step !== 'closed' && hasChoice;
  const face = showsWindow ? { kind: 'label' as const, label: 'Add' as const } : quickAddButton(state);
  const isAdded = face.kind === 'label' && face.label === 'Added';
  // The error is shown beside the button; the next click tries again.
  const hasFailed = state.step === 'choosing' && state.error !== null && !showsWindow;

  return (
    <>
      <button
        type="submit"
        form={QUICK_ADD_FORM}
        formAction={local(productLink({ slug }))}
        name="colour"
        value={colour}
        className={`quick-add ${className}`}
        aria-label={isAdded ? t('added') : t('open', { name })}
        aria-busy={face.kind === 'spinner' || undefined}
        aria-haspopup={isSingle ? undefined : 'dialog'}
        onPointerDown={() => void prefetch()}
        onClick={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        {face.kind === 'spinner' ? <Spinner /> : isAdded ? <CheckIcon /> : <PlusIcon />}
        {showsLabel && <span>{isAdded ? t('added') : t('add')}</span>}
      </button>
      <output className={hasFailed ? 'quick-add-error' : 'sr-only'}>
        {isAdded ? t('added') : hasFailed ? state.error : ''}
      </output>
      {showsWindow && (
        <QuickAddWindow
          product={product}
          preview={preview}
          startColour={colour}
          state={state}
          onAdd={(sku) => void add(sku)}
          onFail={(message) => send({ type: 'failed', message })}
          onClose={() => send({ type: 'closed' })}
        />
      )}
    </>
  );
}
