/** For a wait of unknown length; the text around it says what is loading. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
