/** What a day of a school's calendar is when it is no plain school day. Early: school lets out before its time. */
type ImportedKind = 'off' | 'digital' | 'early';

/** One line of the list a parent ticks before a school's calendar file counts. */
export type ImportedDay = {
  /** First and last day, both inclusive, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Null when the text is unclear. */
  dayKind: ImportedKind | null;
  /** The school's own name of the day, at most 120 characters. */
  name: string;
  /** The end of an early release in minutes after midnight; null when unknown. */
  letsOutAt: number | null;
  /** Proposed: clear enough to be right in most cases. */
  isTicked: boolean;
};
