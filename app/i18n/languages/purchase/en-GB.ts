import { gather } from '../gather.ts';

export default gather(
  import.meta.glob('../../messages/en-GB/{account,basket,checkout,orders,restock}.json', {
    eager: true,
    import: 'default',
  }),
);
