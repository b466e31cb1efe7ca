import type { WrittenMail } from '../../../../src/base/mail/writeMail.ts';

export type OutgoingMail = WrittenMail & {
  /** The job's: the same mail keeps it, however often it is tried. */
  id: string;
  to: string;
  headers: Readonly<Record<string, string>>;
};

/** As mail_done takes it. Never a server's own words: they may hold an address. */
export type Delivery =
  | { outcome: 'sent' }
  /** Nobody knows whether it was taken, or not now: again later. setup: our key, sender or address book is wrong. */
  | { outcome: 'later'; problem: 'connection' | 'busy' | 'setup' }
  /** The address takes no mail. */
  | { outcome: 'refused' }
  /** The server takes this mail never. */
  | { outcome: 'failed'; problem: 'content' };

/** Sends one mail, and says what became of it. Never throws. */
export type MailDriver = (mail: OutgoingMail) => Promise<Delivery>;

/** One address and nothing beside it. */
export const isOneAddress = (address: string): boolean =>
  /^[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*@[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$/.test(
    address,
  );
