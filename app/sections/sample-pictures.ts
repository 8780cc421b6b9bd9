/** Pictures for the samples, all from the demo store. */
const product = (path: string, alt: string, ratio = 1.5) => ({ src: `/media/${path}`, alt, ratio });

export const coat = product('wool-coat/styled/wool.camel.stone', 'A camel wool coat');
export const dress = product('wrap-dress/front/floral-small.navy.stone', 'A navy wrap dress');
export const gown = product('maxi-dress/styled/satin.plum.blush', 'A long plum dress');
export const sofa = product('sofa/styled/velvet.forest.sage', 'A green sofa in a room');
export const chair = product('armchair/styled/velvet.mustard.stone', 'A mustard armchair');
export const bed = product('bedding/styled/linen.sage.sage', 'A bed made with linen');
export const lamp = product('table-lamp/styled/linen.ecru.sage', 'A lamp with a linen shade');
export const gift = product('gift-box/styled/plain.cherry.stone', 'A red gift box');

const campaigns = new Map([
  [coat, 'new-tailoring'],
  [gown, 'occasion'],
  [sofa, 'quiet-living'],
  [bed, 'slow-mornings'],
]);

/** A campaign picture, cut for wide screens and for phones. */
export const wide = (picture: typeof coat, desktop = 0.45, mobile = 1.1) => {
  const src = `/media/campaign/${campaigns.get(picture) ?? 'well-heeled'}`;
  return {
    desktop: { ...picture, src, ratio: desktop },
    mobile: { ...picture, src, ratio: mobile, focusX: 72 },
  };
};

export const film = {
  desktopProfiles: [
    { quality: 720, type: 'video/webm' as const, url: '/media/film/slip-dress.webm' },
    { quality: 720, type: 'video/mp4' as const, url: '/media/film/slip-dress.mp4' },
  ],
  posterImage: { ...gown, ratio: 0.5625 },
  description: 'A satin dress moving on its hanger',
};
