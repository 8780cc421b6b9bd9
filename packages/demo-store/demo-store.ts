import path from 'node:path';
import type { DemoStore } from '../../server/demo.server.ts';
import { demoBrands } from './brands/all.ts';
import { campaignPictures } from './campaign-source.ts';
import { examples } from './examples.ts';
import { createMockWidgets } from './mock-widgets.ts';
import { openComposedPictures } from './picture-source.ts';
import { DEMO_FEATURES } from './pictures/features-file.ts';
import { DEMO_ACCOUNTS } from './seed/seed-accounts.ts';
import { seedDemoStore } from './seed/seed-demo-store.ts';
import { setOriginOfOrders } from './seed/seed-orders.ts';

export const demoStore: DemoStore = {
  brands: demoBrands,
  seed: seedDemoStore,
  setOrigin: setOriginOfOrders,
  openPictureSources() {
    const composed = openComposedPictures();
    return { sources: [composed, campaignPictures], close: () => composed.close() };
  },
  videoFolder: path.join(import.meta.dirname, 'media/films'),
  modelFolder: path.join(import.meta.dirname, 'media/models'),
  visualFeaturesFile: DEMO_FEATURES,
  createMockWidgets,
  accounts: DEMO_ACCOUNTS.map(({ role, email, password }) => ({ role, email, password })),
  examples: Object.entries(examples).map(([id, example]) => ({ ...example, id })),
};
