import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { useSiteIfKnown } from '#app/site/site.ts';
import { useNow } from '#app/site/use-now.ts';
import type { CustomisationReport } from '#commerce/catalogue/customisation.ts';
import { decideSubscription } from '#commerce/catalogue/subscription.ts';
import { decideAdd, describeAddButton } from '#commerce/catalogue/variants/add-button.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { BUYING_FORM, SUBSCRIBE } from './buying-form-id.ts';
import { ColourSelector } from './colour-selector.tsx';
import { expectLine } from './expect-line.ts';
import { CustomisationFields, PremierAction, SubscriptionOffer } from './optional-parts.ts';
import { describeChoiceStock } from './product-choice.ts';
import type { ProductView, RefusedItem } from './product-view.ts';
import { SizeSelector } from './size-selector.tsx';
import type { Adding } from './use-add-to-basket.ts';
import { useAutoAdd } from './use-auto-add.ts';
import type { Choosing } from './use-product-choice.ts';

interface BuyingFormProps {
  view: ProductView;
  choosing: Choosing;
  adding: Adding;
  buttonRef: RefObject<HTMLDivElement | null>;
  /** Express payment, under the button. */
  express?: ReactNode;
  /** What was sent without script and refused; null on a page that was not sent. */
  refused: RefusedItem | null;
}

const A_MINUTE = 60_000;

/** Colour, size, customisation and the add button: a form that also works before hydration. */
export function BuyingForm({ view, choosing, adding, buttonRef, express, refused }: BuyingFormProps) {
  const pathPrefix = useSiteIfKnown()?.brand.pathPrefix ?? '';
  const t = useTranslations();
  const { choice, search, chooseSize } = choosing;
  const isHydrated = useHydrated();
  const now = useNow(view.renderedAt, A_MINUTE);
  const [wording, setWording] = useState<CustomisationReport | null>(null);
  const [showsWordingErrors, setShowsWordingErrors] = useState(refused !== null);
  /** The button that was pressed without a size. */
  const [sizeless, setSizeless] = useState<'add' | 'subscribe' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const { variant } = choice;
  const isWorded =
    !view.customisation ||
    (wording?.isValid ?? view.customisation.customisationFields.every(({ optional }) => optional));
  const button = describeAddButton(
    { colour: choice.colour.colour, variant },
    choice.index,
    view.preorderUntil,
    now,
  );
  const stock = describeChoiceStock(choice, view.shop.lowStockQuantity);
  const sizeError =
    sizeless && !variant
      ? t(sizeless === 'subscribe' ? 'pdp.pleaseSelectSizeSubscription' : 'pdp.pleaseSelectSize')
      : null;
  const error = sizeError ?? adding.error;

  // Adopts a size that was chosen before hydration.
  const adoptEarlyChoice = useEffectEvent(() => {
    const checkedSku = form.current?.querySelector<HTMLInputElement>(
      'input[name="sku"]:checked, select[name="sku"]',
    )?.value;
    const early = choice.ofColour.find(({ sku }) => sku === checkedSku);
    if (early && early.sku !== variant?.sku) chooseSize(early.size);
    // The browser has already said that a size is missing.
    if (form.current?.querySelector('[name="sku"]:user-invalid')) setSizeless('add');
  });
  useEffect(() => adoptEarlyChoice(), []);

  async function add(isSubscription = false) {
    const decision = isSubscription ? decideSubscription(variant) : decideAdd(variant);
    const isSizeless = decision.kind === 'select-size';
    setSizeless(isSizeless ? (isSubscription ? 'subscribe' : 'add') : null);
    if (decision.kind === 'select-size') {
      buttonRef.current?.scrollIntoView({ block: 'center' });
      form.current
        ?.querySelector<HTMLElement>('.size:not([data-gone]) input, select[name="sku"]')
        ?.focus({ preventScroll: true });
      return;
    }
    setShowsWordingErrors(!isWorded);
    if (!isWorded) {
      adding.fail(t('pdp.customisation.incomplete'));
      form.current?.querySelector<HTMLElement>('[data-wrong]')?.focus();
      return;
    }
    const { customFields } = wording ?? {};
    // The price of a subscription is the basket's to say.
    const expected = isSubscription ? null : expectLine(view, choice, customFields);
    const isAdded = await adding.add({ sku: decision.sku, customFields, isSubscription }, expected);
    // The reason is below the button, where the question for consent may cover it.
    if (!isAdded) buttonRef.current?.scrollIntoView({ block: 'center' });
  }

  useAutoAdd(choice.variant, search, () => void add());

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const isSubscription = submitter instanceof HTMLButtonElement && submitter.name === SUBSCRIBE;
    if (!button.isDisabled) void add(isSubscription);
  }

  return (
    <div className="grid gap-2">
      <form
        ref={form}
        id={BUYING_FORM}
        method="post"
        action={view.customisation ? undefined : `${pathPrefix}/_api/basket/addToCart`}
        noValidate={isHydrated}
        className="grid gap-5"
        onSubmit={submit}
      >
        <ColourSelector view={view} choosing={choosing} />
        <SizeSelector
          choice={choice}
          search={search}
          chooseSize={chooseSize}
          productKey={view.key}
          slug={view.slug}
          lowStockQuantity={view.shop.lowStockQuantity}
          sizeGuide={view.sizeGuide}
          errorId={sizeError ? errorId : null}
        />
        {view.customisation && (
          <Suspense>
            <CustomisationFields
              form={view.customisation}
              entered={refused?.customFields ?? {}}
              showsErrors={showsWordingErrors}
              onReport={(report) => {
                setWording(report);
                adding.fail(null);
              }}
            />
          </Suspense>
        )}
        <div ref={buttonRef} className="grid gap-2">
          <p role="status" className="stock-line" data-gone={button.isDisabled || undefined}>
            {stock && t(stock.key, stock.values)}
          </p>
          {view.isPremier ? (
            <Suspense>
              <PremierAction view={view} isAdding={adding.isAdding} now={now} />
            </Suspense>
          ) : (
            <Button
              type="submit"
              size="large"
              wide
              loading={adding.isAdding}
              loadingLabel={t('pdp.adding')}
              aria-disabled={button.isDisabled || (isHydrated && !isWorded) || undefined}
              aria-describedby={error ? errorId : undefined}
            >
              {t(button.label)}
            </Button>
          )}
          <div role="alert">
            <FieldError id={errorId} error={error ?? undefined} />
          </div>
          {!isHydrated && (
            // Shown by CSS when the form is sent without a size and without script.
            <span className="field-error size-missing">{t('pdp.pleaseSelectSize')}</span>
          )}
        </div>
      </form>
      {/* Outside the form: a wallet's sheet has a form of its own. */}
      {express}
      {view.isSubscribable && (
        <Suspense>
          <SubscriptionOffer
            price={choice.anyVariant.price}
            currency={view.currency}
            isDisabled={button.isDisabled}
          />
        </Suspense>
      )}
    </div>
  );
}
