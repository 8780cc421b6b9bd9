import { byArea } from '../by-area.ts';

export default byArea(import.meta.glob('./purchase/*.json', { eager: true, import: 'default' }));
