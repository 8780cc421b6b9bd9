/** Paths of navigations whose page handles their failure: their requests are not retried while the server is unreachable. */
const paths = new Map<string, number>();

/** Call the returned function when the navigation has ended. */
export function failAtOnce(path: string): () => void {
  paths.set(path, (paths.get(path) ?? 0) + 1);
  return () => {
    const left = (paths.get(path) ?? 1) - 1;
    if (left > 0) paths.set(path, left);
    else paths.delete(path);
  };
}

/** Whether this is the address of the data of such a navigation. */
export function failsAtOnce(dataAddress: string): boolean {
  return paths.size > 0 && paths.has(new URL(dataAddress).pathname.replace(/\.data$/, ''));
}
