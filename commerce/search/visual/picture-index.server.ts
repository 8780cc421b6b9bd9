import type { FrontPicture } from './front-pictures.server.ts';

export interface SimilarProduct {
  productId: string;
  /** The colour whose picture is similar. */
  colour: string;
}

const MAX_PICTURES = 60_000;

/** The products of each pictured subject, and one picture of it. */
export class PictureIndex {
  readonly #subjects = new Map<string, { src: string; products: SimilarProduct[] }>();
  readonly #productIds = new Set<string>();
  readonly #subjectOf: (src: string) => string;

  /** `subjectOf` returns what a picture shows, so that one subject before two backgrounds is described once. */
  constructor(subjectOf: (src: string) => string) {
    this.#subjectOf = subjectOf;
  }

  get size(): number {
    return this.#subjects.size;
  }

  has(productId: string): boolean {
    return this.#productIds.has(productId);
  }

  add(pictures: readonly FrontPicture[]): void {
    for (const { productId, colour, src } of pictures) {
      this.#productIds.add(productId);
      const subject = this.#subjectOf(src);
      const known = this.#subjects.get(subject);
      if (known) known.products.push({ productId, colour });
      else if (this.#subjects.size < MAX_PICTURES)
        this.#subjects.set(subject, { src, products: [{ productId, colour }] });
    }
  }

  clear(): void {
    this.#subjects.clear();
    this.#productIds.clear();
  }

  subjects(): string[] {
    return [...this.#subjects.keys()];
  }

  pictureOf(subject: string): string | null {
    return this.#subjects.get(subject)?.src ?? null;
  }

  /** The products of the subjects in their order, each once. */
  productsOf(subjects: readonly string[], limit: number): SimilarProduct[] {
    const similar = new Map<string, SimilarProduct>();
    for (const subject of subjects) {
      for (const product of this.#subjects.get(subject)?.products ?? []) {
        if (!similar.has(product.productId)) similar.set(product.productId, product);
      }
      if (similar.size >= limit) break;
    }
    return [...similar.values()].slice(0, limit);
  }
}
