'use no memo';

import { memo, type SVGProps } from 'react';
import { classNames } from '#ui/class-names.ts';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>;

/** One path on a 24px grid; hidden from screen readers, since the text beside it or the control's label names it. */
export function drawIcon(path: string, kind = 'icon') {
  return memo(({ className, ...rest }: IconProps) => (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames(kind, className)} {...rest}>
      <path d={path} />
    </svg>
  ));
}

const HEART = 'M12 20S4 15.2 4 9.4A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.2 12 20 12 20Z';

export const SearchIcon = /* @__PURE__ */ drawIcon(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20 20',
);
export const BagIcon = /* @__PURE__ */ drawIcon('M5.5 8h13l1 12h-15l1-12ZM9 10.5V7a3 3 0 0 1 6 0v3.5');
export const HeartIcon = /* @__PURE__ */ drawIcon(HEART);
export const HeartFilledIcon = /* @__PURE__ */ drawIcon(HEART, 'icon icon-filled');
export const UserIcon = /* @__PURE__ */ drawIcon(
  'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
);
export const MenuIcon = /* @__PURE__ */ drawIcon('M3.5 7h17M3.5 12h17M3.5 17h17');
export const CloseIcon = /* @__PURE__ */ drawIcon('m6 6 12 12M18 6 6 18');
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon('m14.5 5.5-6.5 6.5 6.5 6.5');
export const ChevronRightIcon = /* @__PURE__ */ drawIcon('m9.5 5.5 6.5 6.5-6.5 6.5');
export const ChevronDownIcon = /* @__PURE__ */ drawIcon('m5.5 9.5 6.5 6.5 6.5-6.5');
export const ChevronUpIcon = /* @__PURE__ */ drawIcon('m5.5 14.5 6.5-6.5 6.5 6.5');
export const ArrowRightIcon = /* @__PURE__ */ drawIcon('M4 12h15.5M14 6.5l5.5 5.5-5.5 5.5');
export const ArrowUpIcon = /* @__PURE__ */ drawIcon('M12 20V4.5M6.5 10 12 4.5l5.5 5.5');
export const PlusIcon = /* @__PURE__ */ drawIcon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ drawIcon('M5 12h14');
export const CheckIcon = /* @__PURE__ */ drawIcon('m5 12.5 4.5 4.5L19 7');
export const StarIcon = /* @__PURE__ */ drawIcon(
  'M12.0 3.0L14.5 9.1L21.1 9.6L16.1 13.9L17.6 20.4L12.0 16.9L6.4 20.4L7.9 13.9L2.9 9.6L9.5 9.1Z',
);
export const StarFilledIcon = /* @__PURE__ */ drawIcon(
  'M12.0 3.0L14.5 9.1L21.1 9.6L16.1 13.9L17.6 20.4L12.0 16.9L6.4 20.4L7.9 13.9L2.9 9.6L9.5 9.1Z',
  'icon icon-filled',
);
