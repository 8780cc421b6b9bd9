/** A text for people: a translation key and its values, put into words where it is shown. */
export interface Message {
  key: string;
  values?: Record<string, string | number>;
}
