import { gather } from './gather.ts';

/** What the first view may need; the words of basket, checkout and account come with their pages. */
export default gather(
  import.meta.glob(['../messages/en-GB/*.json', '!../messages/en-GB/{account,basket,checkout,orders}.json'], {
    eager: true,
    import: 'default',
  }),
);
