import { byArea } from '../by-area.ts';

export default byArea(import.meta.glob('./staff/*.json', { eager: true, import: 'default' }));
