import { describe, expect, it } from 'vitest';
import { advanceEditor, type EditorEvent, type EditorState, openEditor } from './editor-state.ts';

const change = (title: string, mark: string | null = null): EditorEvent => ({
  type: 'changed',
  body: { title },
  mark,
});
const play = (...events: EditorEvent[]) =>
  events.reduce<EditorState>(advanceEditor, openEditor({ title: 'a' }));
const UNDO = { type: 'undone' } as const;
const REDO = { type: 'redone' } as const;

describe('the editor', () => {
  it('undoes and redoes step by step', () => {
    expect(play(change('b'), change('c'), UNDO).body).toEqual({ title: 'b' });
    expect(play(change('b'), change('c'), UNDO, UNDO).body).toEqual({ title: 'a' });
    expect(play(change('b'), change('c'), UNDO, UNDO, REDO).body).toEqual({ title: 'b' });
    expect(play(UNDO, REDO).body).toEqual({ title: 'a' });
  });

  it('treats typing in one field as one step', () => {
    expect(play(change('ab', 'title'), change('abc', 'title'), UNDO).body).toEqual({ title: 'a' });
    expect(play(change('ab', 'title'), change('x', 'text'), UNDO).body).toEqual({ title: 'ab' });
    const left: EditorEvent = { type: 'selected', path: [0] };
    expect(play(change('ab', 'title'), left, change('abc', 'title'), UNDO).body).toEqual({ title: 'ab' });
  });

  it('drops redo steps after a new change', () => {
    expect(play(change('b'), UNDO, change('c'), REDO).body).toEqual({ title: 'c' });
  });

  it('keeps the selected section', () => {
    expect(play({ type: 'selected', path: [1, 0] }, change('b')).selected).toEqual([1, 0]);
    expect(play({ type: 'changed', body: {}, mark: null, selected: [2] }).selected).toEqual([2]);
  });
});
