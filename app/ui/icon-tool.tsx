import { drawIcon } from '#ui/icon.tsx';

export const InfoIcon = /* @__PURE__ */ drawIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.75h.01',
);
export const WarningIcon = /* @__PURE__ */ drawIcon('M12 4 2.5 20h19L12 4Zm0 6v5m0 2.5h.01');
export const EyeIcon = /* @__PURE__ */ drawIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
export const EyeOffIcon = /* @__PURE__ */ drawIcon(
  'M6 7.3C3.7 9 2.5 12 2.5 12S6 18.5 12 18.5c1.9 0 3.5-.6 4.9-1.5M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a15 15 0 0 1-2.2 3M9.9 10a3 3 0 0 0 4.2 4.2M4 4l16 16',
);
export const CameraIcon = /* @__PURE__ */ drawIcon(
  'M3 7.5h4.5L9 5h6l1.5 2.5H21v12H3v-12ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
);
export const ShareIcon = /* @__PURE__ */ drawIcon('M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12v8.5h14V12');
export const FilterIcon = /* @__PURE__ */ drawIcon(
  'M3.5 7h9m4.5 0h3.5M3.5 17H7m4.5 0h9M14.75 9.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5ZM9.25 19.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z',
);
export const PlayIcon = /* @__PURE__ */ drawIcon('M7.5 4.5v15l12-7.5-12-7.5Z');
export const PauseIcon = /* @__PURE__ */ drawIcon('M8.5 5v14M15.5 5v14');
export const CubeIcon = /* @__PURE__ */ drawIcon(
  'm12 3 8 4.5v9L12 21l-8-4.5v-9L12 3Zm0 9 8-4.5M12 12v9m0-9L4 7.5',
);
export const UploadIcon = /* @__PURE__ */ drawIcon('M12 15V3.5M7.5 8 12 3.5 16.5 8M4 16.5v4h16v-4');
export const TrashIcon = /* @__PURE__ */ drawIcon(
  'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6m4-6v6',
);
export const UndoIcon = /* @__PURE__ */ drawIcon('M4.5 4.5V10H10M5 9.5A8 8 0 1 1 4.2 14');
export const CopyIcon = /* @__PURE__ */ drawIcon('M8 8h12v12H8V8Zm0 8H4V4h12v4');
export const ChatIcon = /* @__PURE__ */ drawIcon('M4 4.5h16v12H10l-4.5 4v-4H4v-12Z');
