import { redirect } from 'react-router';

/** The address that password managers open to change a password. */
export function loader() {
  return redirect('/account/details', 302);
}
