import { fileURLToPath } from 'node:url';

/** Visual features of the demo's pictures for search by picture, written by `npm run demo:features`. */
export const DEMO_FEATURES = fileURLToPath(new URL('./features/front.features', import.meta.url));
