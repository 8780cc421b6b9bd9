/** Where originals and drawn pictures are stored: a folder of this machine, or a service that a whole fleet shares. */
export interface MediaStorage {
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** Replaces what is stored under the key. */
  write(key: string, body: Uint8Array, type: string): Promise<void>;
  /** A key that does not exist is no error. */
  remove(key: string): Promise<void>;
  /** Where a browser may send a file of this size itself, for some minutes; null where files go through the server. */
  createUpload(key: string, bytes: number): UploadTarget | null;
}

export interface UploadTarget {
  url: string;
  method: 'PUT';
}

const KEY = /^[a-z]+(?:\/[a-z0-9][\w.-]{0,80}){1,3}$/i;

/** Keys become paths and addresses, so only plain ones are used. */
export function checkMediaKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`not a media key: ${key}`);
  return key;
}

/** Re-encoded product pictures of the merchant, by the hash of their content. */
export const originalKey = (hash: string) => `originals/${hash}.webp`;

/** Re-encoded photos of reviews. */
export const reviewPhotoKey = (id: string) => `reviews/${id}.webp`;

/** Pictures in one size, by the key of the picture service. */
export const drawnKey = (key: string) => `drawn/${key.slice(0, 2)}/${key}`;

/** Files as staff sent them, until they are checked and re-encoded. */
export const incomingKey = (id: string) => `incoming/${id}`;
