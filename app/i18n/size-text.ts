import { useTranslations } from 'use-intl';
import { sizeMessage } from '#commerce/catalogue/size-message.ts';

/** Names a size in the language of the page: "One Size", "3-4 Years". Sizes without a text stay as they are. */
export function useSizeText(): (size: string) => string {
  const t = useTranslations('sizes');
  return (size) => {
    const { key, values } = sizeMessage(size);
    return t.has(key) ? t(key, values) : size;
  };
}
