import type { OutboxEntry, Logo } from '#providers/store/outbox/outbox.ts';
import type { PreparedLogo } from '../logo/runLogoWorker.ts';

/** `same`: the one that an edited submission has already; its bytes may be gone from this phone. */
export type SavedLogo = Logo | 'same' | null;

export type LogoChoice = {
  kept: SavedLogo;
  /** The name of the chosen file; null for an earlier logo. */
  fileName: string | null;
  /** Pixels; null when they are not known any more. */
  size: { width: number; height: number } | null;
  isPreparing: boolean;
  /** Why the last file was not taken. */
  problem: Extract<PreparedLogo, { refused: string }>['refused'] | null;
};

export const noLogo: LogoChoice = {
  kept: null,
  fileName: null,
  size: null,
  isPreparing: false,
  problem: null,
};

/** What an edited submission begins with. */
export const entryLogo = (entry: OutboxEntry | null): LogoChoice =>
  entry === null || entry.logo === null ? noLogo : { ...noLogo, kept: 'same' };
