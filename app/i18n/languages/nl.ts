import { gather } from './gather.ts';

/** Late areas come with the code that shows them (`late-texts.tsx`, `purchase-texts.tsx`), or never leave the server. */
export default gather(
  import.meta.glob(
    [
      '../messages/nl/*.json',
      '!../messages/nl/{chatbot,chatbot-answers,staff-tools}.json',
      '!../messages/nl/{account,basket,checkout,orders,restock}.json',
    ],
    { eager: true, import: 'default' },
  ),
);
