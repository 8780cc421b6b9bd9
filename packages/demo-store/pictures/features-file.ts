import { fileURLToPath } from 'node:url';

/** What the demo's pictures look like, made by `npm run demo:features`, so that search by picture works at once. */
export const DEMO_FEATURES = fileURLToPath(new URL('./features/front.features', import.meta.url));
