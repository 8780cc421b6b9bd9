/** Prints rows as a Markdown table, so that a result can go into the README as it is. */
export function printTable(title: string, rows: Record<string, string | number>[]) {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n### ${title}\n`);
  console.log(line(columns));
  console.log(line(columns.map(() => '---')));
  for (const row of rows) console.log(line(columns.map((column) => row[column] ?? '')));
}
