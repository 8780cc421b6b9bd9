import { drawIcon } from '#ui/icon.tsx';

export const TruckIcon = /* @__PURE__ */ drawIcon(
  'M2.5 6h11v10.5h-11V6ZM13.5 9.5h4l4 3.5v3.5h-8M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
);
export const ReturnIcon = /* @__PURE__ */ drawIcon('M8 4.5 3.5 9 8 13.5M4 9h10.5a5.25 5.25 0 0 1 0 10.5H8');
export const TagIcon = /* @__PURE__ */ drawIcon('M12.5 3.5h8v8l-9 9-8-8 9-9ZM16.5 7.5h.01');
export const PercentIcon = /* @__PURE__ */ drawIcon(
  'M18.5 5.5l-13 13M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm9 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
);
export const GiftIcon = /* @__PURE__ */ drawIcon(
  'M4.5 12v8.5h15V12M3 8h18v4H3V8Zm9 0v12.5M12 8C9 8 7 7 7 5.2 7 4 7.9 3.5 8.8 3.5 11 3.5 12 8 12 8Zm0 0c3 0 5-1 5-2.8 0-1.2-.9-1.7-1.8-1.7C13 3.5 12 8 12 8Z',
);
export const LeafIcon = /* @__PURE__ */ drawIcon(
  'M4 20c2-6 6-9 11-11M6.5 16.5C3.5 9 9 4 20 4c.5 10-5 16-13.5 12.5Z',
);
export const CrownIcon = /* @__PURE__ */ drawIcon(
  'M4.5 17.5 3 7l5 4.5L12 5l4 6.5L21 7l-1.5 10.5h-15ZM5 20.5h14',
);
export const ClockIcon = /* @__PURE__ */ drawIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3.5 2',
);
export const SparkleIcon = /* @__PURE__ */ drawIcon(
  'M11 4c.7 4.6 2.4 6.3 7 7-4.6.7-6.3 2.4-7 7-.7-4.6-2.4-6.3-7-7 4.6-.7 6.3-2.4 7-7ZM18.5 16v4M16.5 18h4',
);
export const FlameIcon = /* @__PURE__ */ drawIcon(
  'M12 3c.5 4 5.5 6 5.5 11.5a5.5 5.5 0 0 1-11 0c0-2.3 1-3.8 2.5-5 .1 1.6.7 2.5 1.8 3C10.4 9 10.5 6 12 3Z',
);
export const RulerIcon = /* @__PURE__ */ drawIcon(
  'M2.5 8h19v8h-19V8ZM6.5 8v3M10.2 8v4.5M13.9 8v3M17.5 8v4.5',
);
export const BasketIcon = /* @__PURE__ */ drawIcon(
  'M3 10h18l-2 10H5L3 10Zm4.5 0L10 4m6.5 6L14 4M9.5 13.5v3.5m5-3.5v3.5',
);
export const LockIcon = /* @__PURE__ */ drawIcon('M5 10.5h14v10H5v-10ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2');
export const StoreIcon = /* @__PURE__ */ drawIcon(
  'M4.5 11v9.5h15V11M3 9l1.5-5h15L21 9a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm7 11.5v-6h4v6',
);
export const CardIcon = /* @__PURE__ */ drawIcon('M2.5 5.5h19v13h-19v-13Zm0 4h19M6 14.5h4');
export const ShieldIcon = /* @__PURE__ */ drawIcon(
  'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.5Zm-3 8.5 2.2 2.2L15.2 10',
);
