import type { Plugin } from 'vite';

/** As the first line of a file: a browser that knows it compiles all functions while the file is fetched, beside the page. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Without it a function is compiled when it is first called, which a tap waits for. Not for the scripts of staff, which are larger and
 * of which a page calls less.
 */
export function compileHint(): Plugin {
  return {
    name: 'selvedge:compile-hint',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && !file.fileName.includes('/staff/'))
            file.code = `${HINT}\n${file.code}`;
      },
    },
  };
}
