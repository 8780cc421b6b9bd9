import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldText, TextField } from '#ui/field.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/icon-tool.tsx';
import { FieldSet } from './field-set.tsx';
import { fetchProducts, type ProductMatch } from './lookup-calls.ts';
import { ProductLine } from './product-line.tsx';
import { useLookup } from './use-lookup.ts';

interface ProductsFieldProps extends FieldText {
  id: string;
  by: 'id' | 'key';
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Products chosen by search, in an order that can be changed. */
export function ProductsField({ by, values, onChange, ...text }: ProductsFieldProps) {
  const t = useTranslations('staff-fields');
  const [typed, setTyped] = useState('');
  const [met, setMet] = useState<Readonly<Record<string, ProductMatch>>>({});
  const named = useLookup(values.join(), (signal) =>
    fetchProducts(by === 'id' ? { ids: values.join() } : { keys: values.join() }, signal),
  );
  const found = useLookup(typed, async (signal) =>
    typed.trim() ? fetchProducts({ text: typed.trim() }, signal) : null,
  );
  const productOf = (value: string) =>
    met[value] ?? named?.products.find((product) => product[by] === value) ?? null;
  const nameOf = (value: string) => productOf(value)?.name ?? value;
  const move = (from: number, to: number) =>
    onChange(values.toSpliced(from, 1).toSpliced(to, 0, ...values.slice(from, from + 1)));
  const offered = (typed.trim() && found?.products.filter((product) => !values.includes(product[by]))) || [];
  return (
    <FieldSet {...text}>
      {values.length > 0 && (
        <ol className="studio-products">
          {values.map((value, index) => (
            <li key={value}>
              <ProductLine product={productOf(value)} name={value} />
              <IconButton
                label={t('moveUp', { name: nameOf(value) })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ChevronUpIcon />
              </IconButton>
              <IconButton
                label={t('moveDown', { name: nameOf(value) })}
                disabled={index === values.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ChevronDownIcon />
              </IconButton>
              <IconButton
                label={t('leaveOut', { name: nameOf(value) })}
                onClick={() => onChange(values.filter((each) => each !== value))}
              >
                <TrashIcon />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <TextField
        id={`${text.id}-find`}
        label={t('findProduct')}
        type="search"
        placeholder={t('nameOrKey')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {offered.length > 0 && (
        <ul className="studio-products" aria-label={t('foundProducts')}>
          {offered.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                className="studio-product-add"
                aria-label={t('addProduct', { name: product.name })}
                onClick={() => {
                  setMet({ ...met, [product[by]]: product });
                  onChange([...values, product[by]]);
                }}
              >
                <ProductLine product={product} name={product.name} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {typed.trim() && found?.products.length === 0 && <p className="studio-soft">{t('noProduct')}</p>}
    </FieldSet>
  );
}
