/**
 * The app's own notices at the bottom of the page, the most urgent first. One at a time: two would cover what a phone
 * shows of the page. The others wait until the shown one is over.
 */
const ORDER = [
  'storageCleared',
  'offline',
  'checking',
  'updated',
  'storageRefused',
  'newVersion',
  'consent',
  'offer',
] as const;
export type NoticeName = (typeof ORDER)[number];

export const firstNotice = (wanted: Readonly<Record<NoticeName, boolean>>): NoticeName | null =>
  ORDER.find((name) => wanted[name]) ?? null;

/** Interrupts a screen reader, and stays until the user presses something. All others are polite. */
export const isUrgent = (name: NoticeName | null): boolean => name === 'storageCleared';
