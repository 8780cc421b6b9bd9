import { adyenPart } from './adyen/app.ts';
import { algoliaPart } from './algolia/app.ts';
import { bazaarvoicePart } from './bazaarvoice/app.ts';
import { bloomreachPart } from './bloomreach/app.ts';
import { flocklerPart } from './flockler/app.ts';
import { miraklPart } from './mirakl/app.ts';
import type { Part } from './stage.ts';
import { yourlsPart } from './yourls/app.ts';

/** Every system that can be played. */
export function everyPart({ webhookUrl, products }: { webhookUrl?: string; products?: number } = {}): Part[] {
  return [
    bloomreachPart(),
    algoliaPart(),
    adyenPart({ webhookUrl }),
    bazaarvoicePart(products),
    flocklerPart(),
    miraklPart(products),
    yourlsPart(),
  ];
}
