export interface OutgoingEmail {
  /** The same for every attempt to send an email, so that a mailbox recognises a duplicate. */
  id: string;
  to: string;
  subject: string;
  /** The plain-text part. */
  body: string;
  html?: string;
  /** Further headers, such as those for one-click unsubscribe. */
  headers?: Readonly<Record<string, string>>;
}

/** Sends emails to mailboxes. */
export interface EmailTransport {
  /** Resolves when the mail server has accepted the email; throws `EmailRejected` when it never will. */
  send(email: OutgoingEmail): Promise<void>;
  close(): void;
}

/** The mailbox does not exist or refuses our emails: a retry is useless. */
export class EmailRejected extends Error {
  override name = 'EmailRejected';
}
