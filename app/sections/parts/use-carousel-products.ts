import { useState } from 'react';
import type { ListingProduct } from '#domain/listing/listing-product.ts';

export interface CarouselQuery {
  category: string;
  brand?: string | null;
  searchTerm?: string | null;
  recommendationId?: string | null;
}

interface Shown {
  products: ListingProduct[];
  isWaiting: boolean;
}

/** Products of a carousel that the visitor switches; what is shown stays until the next has arrived. */
export function useCarouselProducts(first: ListingProduct[]) {
  const [{ products, isWaiting }, setShown] = useState<Shown>({ products: first, isWaiting: false });

  async function show(query: CarouselQuery) {
    setShown((now) => ({ ...now, isWaiting: true }));
    const answer = await askForProducts(query);
    setShown((now) => ({ products: answer ?? now.products, isWaiting: false }));
  }

  return { products, isWaiting, show };
}

async function askForProducts(query: CarouselQuery): Promise<ListingProduct[] | null> {
  const params = new URLSearchParams({ category: query.category });
  if (query.brand) params.set('brand', query.brand);
  if (query.searchTerm) params.set('q', query.searchTerm);
  if (query.recommendationId) params.set('recommendationId', query.recommendationId);
  try {
    const response = await fetch(`/_api/categories-carousel/products?${params}`);
    if (!response.ok) return null;
    return ((await response.json()) as { products: ListingProduct[] }).products;
  } catch {
    return null;
  }
}
