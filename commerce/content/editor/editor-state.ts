import type { OutlinePath } from './outline.ts';

export type EntryBody = Readonly<Record<string, unknown>>;

/** What is being edited, and the way back through every step. */
export interface EditorState {
  body: EntryBody;
  past: readonly EntryBody[];
  future: readonly EntryBody[];
  /** Which field the last step changed: typing on in it is the same step. */
  mark: string | null;
  /** The section in hand; null for the page itself. */
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
