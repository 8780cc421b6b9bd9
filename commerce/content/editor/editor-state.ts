import type { OutlinePath } from './outline.ts';

export type EntryBody = Readonly<Record<string, unknown>>;

/** The edited entry with undo and redo. */
export interface EditorState {
  body: EntryBody;
  past: readonly EntryBody[];
  future: readonly EntryBody[];
  /** The field of the last step; further typing in it belongs to the same step. */
  mark: string | null;
  /** The selected section; null for the page itself. */
  selected: OutlinePath | null;
}

export type EditorEvent =
  | { type: 'changed'; body: EntryBody; mark: string | null; selected?: OutlinePath | null }
  | { type: 'selected'; path: OutlinePath | null }
  | { type: 'undone' }
  | { type: 'redone' };

const MOST_STEPS = 200;

export function openEditor(body: EntryBody): EditorState {
  return { body, past: [], future: [], mark: null, selected: null };
}

export function advanceEditor(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'selected':
      return { ...state, selected: event.path, mark: null };
    case 'changed': {
      const isSameStep = event.mark !== null && event.mark === state.mark;
      return {
        body: event.body,
        past: isSameStep ? state.past : [...state.past, state.body].slice(-MOST_STEPS),
        future: [],
        mark: event.mark,
        selected: event.selected === undefined ? state.selected : event.selected,
      };
    }
    case 'undone': {
      const body = state.past.at(-1);
      if (!body) return state;
      const { past, future } = state;
      return { ...state, body, past: past.slice(0, -1), future: [state.body, ...future], mark: null };
    }
    case 'redone': {
      const [body, ...future] = state.future;
      if (!body) return state;
      return { ...state, body, past: [...state.past, state.body], future, mark: null };
    }
  }
}
