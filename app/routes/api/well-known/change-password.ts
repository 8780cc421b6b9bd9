import { redirect } from 'react-router';

/** Where password managers send people who want a new password. */
export function loader() {
  return redirect('/account/details', 302);
}
