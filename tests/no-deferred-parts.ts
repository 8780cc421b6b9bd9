/** Tests have no built files: stands for the module that `scripts/vite-deferred-parts.ts` writes. */
export const partsOf = (): string[] => [];
export const nextOf = (): string[] => [];
