/** A wait with no known length; the text around it says what is awaited. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
