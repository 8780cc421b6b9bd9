import { data, Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { AuthPage, FormMessage } from '#app/features/account/auth-page.tsx';
import { readForm } from '#app/routes/read-form.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { isEmail } from '#commerce/customers/email.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import type { Route } from './+types/restock';
import { homeAddress } from './account-guard.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const product = await findProduct(context, params.slug);
  const customer = await context.get(requestContext).session.customer();
  const soldOut = product.pieces.filter(({ isOnStock }) => !isOnStock);
  const asked = new URL(request.url).searchParams.get('sku');
  return {
    name: product.name,
    soldOut: soldOut.map(({ sku, label }) => ({ value: sku, label })),
    chosen: soldOut.find(({ sku }) => sku === asked)?.sku ?? soldOut[0]?.sku ?? '',
    email: customer?.email ?? '',
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const product = await findProduct(context, params.slug);
  const { brand, locale, client } = context.get(requestContext);
  const form = await readForm(request);
  const email = String(form.get('email') ?? '').trim();
  const piece = product.pieces.find(({ sku }) => sku === form.get('sku'));
  const answer = (outcome: 'done' | 'isBack' | 'email' | 'which' | 'tooMany', minutes = 0) => ({
    outcome,
    email: email.slice(0, 254),
    minutes,
  });
  if (!piece) return data(answer('which'), { status: 422 });
  if (!isEmail(email)) return data(answer('email'), { status: 422 });
  if (piece.isOnStock) return answer('isBack');
  const { sku, label, colour } = piece;
  const link = `${homeAddress(context)}/product/${params.slug}?colour=${encodeURIComponent(colour)}`;
  const wish = { email, sku, label, shop: brand.name, locale, link };
  const wait = await context.get(shopContext).restock.wish(wish, client);
  if (wait !== null) return data(answer('tooMany', Math.ceil(wait / 60)), { status: 429 });
  return answer('done');
}

export default function RestockPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useTranslations('restock');
  const { name, soldOut, chosen } = loaderData;
  const outcome = actionData?.outcome;
  const isOver = outcome === 'done' || outcome === 'isBack' || soldOut.length === 0;
  return (
    <AuthPage title={t('title')} intro={name}>
      <meta name="robots" content="noindex" />
      {outcome === 'done' && <FormMessage tone="good">{t('done', { email: actionData!.email })}</FormMessage>}
      {outcome === 'isBack' && <FormMessage tone="good">{t('isBack')}</FormMessage>}
      {outcome === 'tooMany' && (
        <FormMessage tone="error">{t('errors.tooMany', { minutes: actionData!.minutes })}</FormMessage>
      )}
      {!outcome && soldOut.length === 0 && <p>{t('nothing')}</p>}
      {!isOver && (
        <Form method="post" className="grid gap-5">
          <p className="text-soft text-sm">{t('intro')}</p>
          <SelectField
            label={t('which')}
            name="sku"
            defaultValue={chosen}
            options={soldOut}
            error={outcome === 'which' ? t('errors.which') : undefined}
            required
          />
          <TextField
            label={t('email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={actionData?.email ?? loaderData.email}
            error={outcome === 'email' ? t('errors.email') : undefined}
            required
          />
          <Button type="submit" size="large" wide>
            {t('send')}
          </Button>
        </Form>
      )}
      <ShopLink
        to={`/product/${params.slug}`}
        className={
          isOver ? buttonClass({ variant: 'secondary', wide: true }) : 'text-link justify-self-start'
        }
      >
        {t('back')}
      </ShopLink>
    </AuthPage>
  );
}

/** The product and its pieces by colour and size, as this shop sells it. */
async function findProduct(context: Route.LoaderArgs['context'], slug: string) {
  const { brand } = context.get(requestContext);
  const product = await context.get(shopContext).products.bySlug(slug, brand);
  if (!product) throw data(null, { status: 404 });
  const labels = new Map(product.colours.map(({ colour, label }) => [colour, label]));
  return {
    name: product.name,
    pieces: product.variants.map(({ sku, colour, size, stock }) => ({
      sku,
      colour,
      label: [labels.get(colour) ?? colour, size].filter(Boolean).join(', '),
      isOnStock: stock.isOnStock,
    })),
  };
}
