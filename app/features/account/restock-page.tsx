import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { AuthPage, FormMessage } from './auth-page.tsx';

export interface RestockResult {
  outcome: 'done' | 'isBack' | 'email' | 'which' | 'tooMany';
  email: string;
  minutes: number;
}

interface RestockPageProps {
  slug: string;
  product: { name: string; soldOut: { value: string; label: string }[]; chosen: string; email: string };
  result?: RestockResult;
}

/** Asks for the email address to notify when a sold-out variant is back in stock. */
export function RestockPage({ slug, product, result }: RestockPageProps) {
  const t = useTranslations('restock');
  const { name, soldOut, chosen } = product;
  const outcome = result?.outcome;
  const isOver = outcome === 'done' || outcome === 'isBack' || soldOut.length === 0;
  return (
    <AuthPage title={t('title')} intro={name}>
      <meta name="robots" content="noindex" />
      {result?.outcome === 'done' && (
        <FormMessage tone="good">{t('done', { email: result.email })}</FormMessage>
      )}
      {outcome === 'isBack' && <FormMessage tone="good">{t('isBack')}</FormMessage>}
      {result?.outcome === 'tooMany' && (
        <FormMessage tone="error">{t('errors.tooMany', { minutes: result.minutes })}</FormMessage>
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
            defaultValue={result?.email ?? product.email}
            error={outcome === 'email' ? t('errors.email') : undefined}
            required
          />
          <Button type="submit" size="large" wide>
            {t('send')}
          </Button>
        </Form>
      )}
      <ShopLink
        to={`/product/${slug}`}
        className={
          isOver ? buttonClass({ variant: 'secondary', wide: true }) : 'text-link justify-self-start'
        }
      >
        {t('back')}
      </ShopLink>
    </AuthPage>
  );
}
