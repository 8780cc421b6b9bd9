import { setFlagsFromString } from 'node:v8';

/** Imported first: React loads its slow development build unless this says otherwise. */
process.env.NODE_ENV ||= 'production';

// Left alone, garbage may take as much memory again as what is kept before it is collected.
setFlagsFromString('--heap-growing-percent=40');
