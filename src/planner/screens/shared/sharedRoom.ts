import type { HomesOffer } from '#planner/rules/custody/joinHomes.ts';
import type { SharedEdit } from '#planner/rules/room/sharedEdit.ts';
import type { SharedPlan } from '#planner/rules/room/sharedPlan.ts';
import type { EditWords, SharedRoomView } from '#planner/store/rooms/createSharedRoom.ts';

/** A plan that was opened by a link. */
export type OpenRoom = {
  plan: SharedPlan;
  /** Ms since 1970, when what is shown was last the newest. */
  updatedAt: number;
  /** No signal: `plan` is what this phone has kept. */
  isStored: boolean;
  canWrite: boolean;
  /** How many changes of this phone wait for a signal. */
  waiting: number;
  /** How many rows of it this phone could not read. */
  unreadable: number;
  /** The last day of the link, YYYY-MM-DD; null: as long as it is used. */
  until: string | null;
  /** The name of the link, as its sender typed it. */
  label: string;
  /** Who the receiver is by an answer of their own (`onYou`); '' for none. */
  you: string;
};

/** What became of a link, as in SharedRoomView. */
export type SharedRoomState =
  | Exclude<SharedRoomView, { is: 'open' }>
  | ({ is: 'open' } & OpenRoom)
  /** The other parent of the children asks to plan with this one. */
  | ({ is: 'homes' } & HomesOffer);

export type SharedRoomActions = {
  /** Resolves once the change is kept on this phone, with or without a signal. */
  onSave: (edit: SharedEdit, words: EditWords) => Promise<'saved' | 'failed'>;
  /** What stands in the form of a day, in words; {} for nothing. It outlives the form where the link ends. */
  onTyped: (day: string, words: EditWords) => void;
  onYou: (name: string) => void;
  onAgain: () => void;
  onLeave: () => void;
};

/** The headings of a page, or of a preview within a sheet. */
export type HeadingLevels =
  | { title: 'h1'; section: 'h2'; item: 'h3' }
  | { title: 'h3'; section: 'h4'; item: 'h5' };
