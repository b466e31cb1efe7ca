import type { Profile } from '#family/rules/profile.ts';
import type { Live } from '#base/storage/live.ts';

export type ProfileState = {
  profile: Profile;
  /** False if the browser did not store the last change, which then lasts as long as the tab. */
  isKept: boolean;
  /** The stored text as it was found, when part of it could not be read; null when all was well. */
  damaged: string | null;
};

/** The family's profile of this device, live across tabs. Saved in localStorage. */
export type ProfileStore = Live<ProfileState> & {
  /** A change that a person made: saved at once, with its time. */
  change(edit: (profile: Profile) => Profile): void;
  /** What sync, a backup or a hand-over brought: saved as it is given. */
  take(edit: (profile: Profile) => Profile): void;
  /** The damaged text was saved elsewhere, or is not wanted. */
  dropDamaged(): void;
};
