import { byArea } from '../by-area.ts';

export default byArea(import.meta.glob('./page/*.json', { eager: true, import: 'default' }));
