/** Icons that an editor may choose. */
export const ICON_NAMES = [
  ...['truck', 'return', 'gift', 'tag', 'percent', 'leaf', 'crown', 'clock', 'sparkle', 'shield'],
  ...['ruler', 'heart', 'store', 'card', 'chat'],
] as const;
export type IconName = (typeof ICON_NAMES)[number];
