import type { Lazy } from '#base/device/lazy.ts';
import type { Backup } from './backup/createBackup.ts';
import type { HandOver } from './handOver/createHandOver.ts';
import type { ProfileStore } from './profile/ProfileStore.ts';
import type { Rooms } from './space/createRooms.ts';
import type { FamilySync } from './sync/FamilySync.ts';

/** What family adds to the app (base/useApp.ts). */
export type FamilyInApp = {
  /** The family's profile. Rejects as `family` does. */
  profile: Lazy<ProfileStore>;
  /** All that the family has, as a file. Rejects as `family` does. */
  backup: () => Promise<Backup>;
  /** The same for another phone, through the server. Rejects as `family` does. */
  handOver: () => Promise<HandOver>;
  /** What the family shares by links, and what others share with it. Rejects as `family` does. */
  rooms: () => Promise<Rooms>;
  /** What a family can do about several devices; begins to bring them in step. Rejects as `family` does. */
  familySync: () => Promise<FamilySync>;
};

declare module '#base/useApp.ts' {
  interface App extends FamilyInApp {}
}
