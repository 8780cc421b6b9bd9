import { FEATURE_BYTES } from './picture-features.server.ts';

/** Features as a piece of an address. */
export function encodeFeatures(features: Uint8Array): string {
  return Buffer.from(features).toString('base64url');
}

/** Null for anything that we did not write ourselves. */
export function decodeFeatures(code: string): Uint8Array | null {
  if (!/^[\w-]+$/.test(code) || code.length !== Math.ceil((FEATURE_BYTES * 4) / 3)) return null;
  const features = new Uint8Array(Buffer.from(code, 'base64url'));
  return features.length === FEATURE_BYTES ? features : null;
}
