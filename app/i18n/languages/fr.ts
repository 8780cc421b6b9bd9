import { gather } from './gather.ts';

export default gather(import.meta.glob('../messages/fr/*.json', { eager: true, import: 'default' }));
