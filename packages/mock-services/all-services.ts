import { createMockAdyen } from './adyen/app.ts';
import { createMockAlgolia } from './algolia/app.ts';
import { createMockBazaarvoice } from './bazaarvoice/app.ts';
import { createMockBloomreach } from './bloomreach/app.ts';
import { createMockFlockler } from './flockler/app.ts';
import { createMockMirakl } from './mirakl/app.ts';
import type { MockService } from './mock-service.ts';
import { createMockS3 } from './s3/app.ts';
import { createMockYourls } from './yourls/app.ts';

/** All mock services. */
export function allMockServices({
  webhookUrl,
  products,
}: {
  webhookUrl?: string;
  products?: number;
} = {}): MockService[] {
  return [
    createMockBloomreach(),
    createMockAlgolia(),
    createMockAdyen({ webhookUrl }),
    createMockBazaarvoice(products),
    createMockFlockler(),
    createMockMirakl(products),
    createMockYourls(),
    createMockS3(),
  ];
}
