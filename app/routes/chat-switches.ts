import type { BrandConfig } from '#brands/brand.ts';
import type { ChatbotSwitches } from '#domain/visibility/chatbot-panel.ts';

/** What switches the chatbot's panel on: the brand's flag, the address, the running experiment. */
export function chatSwitches({ features, settings }: BrandConfig, url: URL): ChatbotSwitches {
  return {
    flag: features.chatbot,
    queryParameter: url.searchParams.get('chatbot'),
    experiment: settings.chat.panelExperiment,
  };
}
