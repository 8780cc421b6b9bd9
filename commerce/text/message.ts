/** A translatable text: a message key and its values. */
export interface Message {
  key: string;
  values?: Record<string, string | number>;
}
