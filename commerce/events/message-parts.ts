export interface MessagePart {
  text: string;
  isStrong: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  pound: '£',
};

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Splits a message into plain parts. Only `strong` is kept; other tags are dropped, so that no external markup is rendered. */
export function readMessageParts(message: string): MessagePart[] {
  const visible = message
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const parts: MessagePart[] = [];
  let depth = 0;
  const push = (raw: string) => {
    const text = decode(raw);
    if (text === '') return;
    const last = parts.at(-1);
    if (last && last.isStrong === depth > 0) last.text += text;
    else parts.push({ text, isStrong: depth > 0 });
  };
  let from = 0;
  for (const tag of visible.matchAll(/<\/?([a-z][\w-]*)\b[^>]*>/gi)) {
    push(visible.slice(from, tag.index));
    from = tag.index + tag[0].length;
    if (tag[1]?.toLowerCase() !== 'strong') continue;
    depth = tag[0].startsWith('</') ? Math.max(0, depth - 1) : depth + 1;
  }
  push(visible.slice(from));
  return parts;
}
