import { gather } from './gather.ts';

export default gather(import.meta.glob('../messages/nl/*.json', { eager: true, import: 'default' }));
