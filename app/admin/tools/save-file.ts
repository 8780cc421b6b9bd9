import { EXPORT_FILE_NAME } from '#commerce/staff/export-row.ts';

const LINE_END = 10;

/** Downloads a file of rows, reports its progress, and saves it through the browser. */
export async function saveFile(address: string, onProgress: (share: number) => void): Promise<void> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`The file did not come: ${response.status}`);
  const total = Number(response.headers.get('x-export-total') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    for (const byte of next.value) if (byte === LINE_END) lines += 1;
    onProgress(total === 0 ? 1 : Math.min(1, Math.max(0, lines - 1) / total));
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }));
  link.download = EXPORT_FILE_NAME;
  link.click();
  URL.revokeObjectURL(link.href);
}
