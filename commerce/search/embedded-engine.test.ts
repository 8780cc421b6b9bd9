import { searchContractSuite } from './contract-suite.ts';
import { createEmbeddedEngine } from './embedded-engine.server.ts';

searchContractSuite('the embedded engine in one thread', (documents, rules) =>
  createEmbeddedEngine({ documents, rules }),
);

searchContractSuite('the embedded engine with query threads', (documents, rules) =>
  createEmbeddedEngine({ workers: 2, documents, rules }),
);
