import type { ProductMatch } from './lookup-calls.ts';

/** A product in one line: picture, name, brand and price. */
export function ProductLine({ product, name }: { product: ProductMatch | null; name: string }) {
  return (
    <span className="studio-product">
      {product?.src ? (
        <img className="studio-thumb" src={`${product.src}/80.webp`} alt="" loading="lazy" />
      ) : (
        <span className="studio-thumb" />
      )}
      <span className="studio-product-name">
        {product?.name ?? name}
        {product && (
          <span className="studio-soft">
            {product.brand}, {product.price}
          </span>
        )}
      </span>
    </span>
  );
}
