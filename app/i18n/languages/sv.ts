import { gather } from './gather.ts';

export default gather(import.meta.glob('../messages/sv/*.json', { eager: true, import: 'default' }));
