import type { ChatbotSwitches } from '#commerce/listing/chatbot-panel.ts';
import type { BrandConfig } from '#config/brands/brand.ts';

/** What can switch on the chat panel: the brand's flag, the address, the running experiment. */
export function chatSwitches({ features, settings }: BrandConfig, url: URL): ChatbotSwitches {
  return {
    flag: features.chatbot,
    queryParameter: url.searchParams.get('chatbot'),
    experiment: settings.chat.panelExperiment,
  };
}
