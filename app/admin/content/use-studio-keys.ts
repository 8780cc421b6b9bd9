import { useEffect, useRef } from 'react';

interface StudioKeys {
  save: () => void;
  /** Without own undo steps the browser's undo is used. */
  undo?: () => void;
  redo?: () => void;
}

/** Ctrl S saves, Ctrl Z undoes, Ctrl Shift Z redoes; on a Mac with Command. */
export function useStudioKeys(keys: StudioKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const { save, undo, redo } = latest.current;
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      const wanted = key === 's' ? save : isRedo ? redo : key === 'z' ? undo : undefined;
      if (!wanted) return;
      event.preventDefault();
      wanted();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
