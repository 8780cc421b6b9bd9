export type ChatbotPlace =
  | { kind: 'category'; name: string; url: string }
  | { kind: 'search'; query: string };

export interface ChatbotSwitches {
  /** The brand's flag. */
  flag: boolean;
  /** `chatbot=true` in the address. */
  queryParameter: string | null;
  /** What the running experiment says. */
  experiment: boolean;
}

const CATEGORY_WORD = /dress/i;
const SEARCH_WORDS = /dress|skirts/i;

/** Dresses are what the chatbot knows: category pages when switched on, and searches for dresses or skirts. */
export function showsChatbotPanel(place: ChatbotPlace, switches: ChatbotSwitches): boolean {
  if (place.kind === 'search') return SEARCH_WORDS.test(place.query);
  const isOn = switches.flag || switches.queryParameter === 'true' || switches.experiment;
  return isOn && (CATEGORY_WORD.test(place.name) || CATEGORY_WORD.test(place.url));
}
