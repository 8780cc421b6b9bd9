import { gather } from '../gather.ts';

export default gather(
  import.meta.glob('../../messages/sv/{account,basket,checkout,orders}.json', {
    eager: true,
    import: 'default',
  }),
);
