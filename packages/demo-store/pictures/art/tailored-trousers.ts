import { slim, tailored } from './bottoms-parts.ts';

export const tailoredTrousers = tailored(slim);
