export type ChatbotPlace =
  | { kind: 'category'; name: string; url: string }
  | { kind: 'search'; query: string };

export interface ChatbotSwitches {
  /** The brand's flag. */
  flag: boolean;
  /** `chatbot=true` in the address. */
  queryParameter: string | null;
  /** The variant of the running experiment. */
  experiment: boolean;
}

const CATEGORY_WORD = /dress/i;
const SEARCH_WORDS = /dress|skirts/i;

/** The panel is for dresses: on category pages when enabled, and on searches for dresses or skirts. */
export function showsChatbotPanel(place: ChatbotPlace, switches: ChatbotSwitches): boolean {
  if (place.kind === 'search') return SEARCH_WORDS.test(place.query);
  const isOn = switches.flag || switches.queryParameter === 'true' || switches.experiment;
  return isOn && (CATEGORY_WORD.test(place.name) || CATEGORY_WORD.test(place.url));
}
