import { gather } from '../gather.ts';

export default gather(
  import.meta.glob('../../messages/sv/{account,basket,checkout,orders,restock}.json', {
    eager: true,
    import: 'default',
  }),
);
