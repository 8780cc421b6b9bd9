import { useEffect, useRef } from 'react';

interface StudioKeys {
  save: () => void;
  undo: () => void;
  redo: () => void;
}

/** Ctrl S saves, Ctrl Z takes back, Ctrl Shift Z brings back; on a Mac with Command. */
export function useStudioKeys(keys: StudioKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's') latest.current.save();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) latest.current.redo();
      else if (key === 'z') latest.current.undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
