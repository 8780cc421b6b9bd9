export interface OutgoingLetter {
  /** The same letter has the same name every time it is tried, so that a mailbox can tell. */
  name: string;
  to: string;
  subject: string;
  body: string;
}

/** Carries letters to mailboxes. */
export interface MailCarrier {
  /** Resolves when the next house has taken the letter; throws `LetterRefused` when it never will. */
  carry(letter: OutgoingLetter): Promise<void>;
  close(): void;
}

/** There is no such mailbox, or it wants nothing from us: trying again is of no use. */
export class LetterRefused extends Error {
  override name = 'LetterRefused';
}
