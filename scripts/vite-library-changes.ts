import type { Plugin } from 'vite';

/** Added once it is fetched: the order in which stylesheets stand is then the order in which they come. */
const ADD_STYLES = `(() => {
  const ahead = Object.assign(link.cloneNode(), { rel: 'preload', as: 'style' });
  ahead.onload = ahead.onerror = () => { ahead.remove(); document.body.append(link); };
  document.head.append(ahead);
})()`;

/**
 * What the code of others does, and what it does instead. Stylesheets that come later go to the end of the document and stay: for
 * one with cascade layers that comes before another, Chromium lays the whole page out anew, as if the fonts had changed, and pages
 * have stylesheets in their body.
 */
const CHANGES = [
  {
    file: /vite\/preload-helper/,
    from: 'document.head.appendChild(link);',
    to: `isCss ? ${ADD_STYLES} : document.head.append(link);`,
  },
  {
    // React Router adds the stylesheets of the next page, removes them and renders them again.
    file: /react-router\/dist\/.*\/links\.m?js$/,
    from: 'document.head.appendChild(link);',
    to: `descriptor.rel === "stylesheet" ? ${ADD_STYLES} : document.head.append(link);`,
  },
  {
    file: /react-router\/dist\/.*\/links\.m?js$/,
    from: 'if (document.head.contains(link))',
    to: 'if (descriptor.rel !== "stylesheet" && document.head.contains(link))',
  },
  {
    // For its error boundary React Router renders the old page once more with the new address, before it renders the new page.
    file: /react-router\/dist\/.*\/hydrated-router\.m?js$/,
    from: 'setLocation(newState.location);',
    to: 'React$1.startTransition(() => setLocation(newState.location));',
  },
  {
    // That a page is loading would be rendered before a page that Back shows from memory, which comes in the same task.
    file: /react-router\/dist\/.*\/lib\/components\.m?js$/,
    from: 'if (reactDomFlushSyncImpl && flushSync) reactDomFlushSyncImpl(() => setStateImpl(newState));',
    to: `if (newState.navigation.state === "loading" && router.window?.event?.type === "popstate")
        setTimeout(() => lastState.current === newState && React$1.startTransition(() => setStateImpl(newState)));
      else if (reactDomFlushSyncImpl && flushSync) reactDomFlushSyncImpl(() => setStateImpl(newState));`,
  },
];

/** Changes single lines of libraries; the build fails when one of them is no longer there. */
export function libraryChanges(): Plugin {
  return {
    name: 'selvedge:library-changes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const changes = CHANGES.filter(({ file }) => file.test(id));
      const missing = changes.find(({ from }) => !code.includes(from));
      if (missing) this.error(`${id} does not contain: ${missing.from}`);
      if (changes.length === 0) return null;
      return { code: changes.reduce((text, { from, to }) => text.replace(from, to), code), map: null };
    },
  };
}
