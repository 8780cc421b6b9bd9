import { gather } from './gather.ts';

export default gather(import.meta.glob('../messages/en-GB/*.json', { eager: true, import: 'default' }));
