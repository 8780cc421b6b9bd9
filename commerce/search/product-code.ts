/** One word with three digits or more: "COA00001", "COA00001-101-8". Other searches never ask for a product by its code. */
const CODE = /^(?=(?:\D*\d){3})[\p{L}\d][\p{L}\d._/-]{3,39}$/u;

/** The product code or SKU that was typed; null when the text is something else. */
export function typedProductCode(text: string | null): string | null {
  const word = text?.trim() ?? '';
  return CODE.test(word) ? word : null;
}
