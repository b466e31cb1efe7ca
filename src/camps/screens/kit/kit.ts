/** A child, whose missing name ('') is written by hand. */
type Child = { place: number; name: string };

/** What a family chose for its kit. It lives as long as the page is open: names go nowhere. */
export type Kit = {
  weeks: number;
  children: readonly Child[];
  /** A day of the first week, 'YYYY-MM-DD', or ''. */
  start: string;
};

export const mostWeeks = 12;
export const mostChildren = 4;

/** The kit that is printed without scripts: ten weeks of one child, with the rest filled in by hand. */
export const plainKit: Kit = { weeks: 10, children: [{ place: 1, name: '' }], start: '' };
