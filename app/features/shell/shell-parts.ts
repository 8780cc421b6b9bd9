/** Header and footer: one file for the browser, hydrated in turn. */
export { default as ShellEnd } from './shell-end.tsx';
export { default as ShellTop } from './shell-top.tsx';
