import type { FrontPicture } from './front-pictures.server.ts';

export interface LookAlike {
  productId: string;
  /** The colour that looks like it. */
  colour: string;
}

const MOST_PICTURES = 60_000;

/** Which products each thing that can be seen belongs to, and a picture that shows it. */
export class PictureShelf {
  readonly #shown = new Map<string, { src: string; products: LookAlike[] }>();
  readonly #productIds = new Set<string>();
  readonly #subjectOf: (src: string) => string;

  /** `subjectOf` names what a picture shows: the same thing before another wall is looked at once. */
  constructor(subjectOf: (src: string) => string) {
    this.#subjectOf = subjectOf;
  }

  get size(): number {
    return this.#shown.size;
  }

  knows(productId: string): boolean {
    return this.#productIds.has(productId);
  }

  add(pictures: readonly FrontPicture[]): void {
    for (const { productId, colour, src } of pictures) {
      this.#productIds.add(productId);
      const subject = this.#subjectOf(src);
      const known = this.#shown.get(subject);
      if (known) known.products.push({ productId, colour });
      else if (this.#shown.size < MOST_PICTURES)
        this.#shown.set(subject, { src, products: [{ productId, colour }] });
    }
  }

  clear(): void {
    this.#shown.clear();
    this.#productIds.clear();
  }

  subjects(): string[] {
    return [...this.#shown.keys()];
  }

  pictureOf(subject: string): string | null {
    return this.#shown.get(subject)?.src ?? null;
  }

  /** Each product once, at its nearest. */
  productsOf(subjects: readonly string[], limit: number): LookAlike[] {
    const found = new Map<string, LookAlike>();
    for (const subject of subjects) {
      for (const alike of this.#shown.get(subject)?.products ?? []) {
        if (!found.has(alike.productId)) found.set(alike.productId, alike);
      }
      if (found.size >= limit) break;
    }
    return [...found.values()].slice(0, limit);
  }
}
