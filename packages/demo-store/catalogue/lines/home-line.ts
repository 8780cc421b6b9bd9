import { type Line, type LineInput, line, trait } from './line.ts';

export function homeLine(input: Omit<LineInput, 'department'>): Line {
  return line({ department: 'Home', ...input });
}

export const room = (options: string) => trait('ai:Room', options);

export const interior = trait(
  'say:Interior Style',
  'Modern *3; Country *2; Classic *2; Scandi *2; Mid Century *2; Industrial',
);
