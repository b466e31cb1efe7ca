/** How the weeks of a fridge sheet lie on its pages, so that each is full and read from across a kitchen. */
export type SheetPages<Week> = {
  /** The weeks on each page. */
  pages: readonly (readonly Week[])[];
  /** Of names and hours: as large as the rows of a page allow. */
  type: 'large' | 'middle' | 'small';
  /** The lists of places and things follow on a page of their own. */
  isListApart: boolean;
};

/** As many children leave room for the lists below their week. */
const FEW = 3;
/** As many fill a page in middle type. */
const MANY = 4;

/** Two weeks of one child share a page; else each week has one. */
export function sheetPages<Week>(weeks: readonly Week[], childCount: number): SheetPages<Week> {
  const each = childCount === 1 ? 2 : 1;
  const pages = weeks.flatMap((_, at) => (at % each === 0 ? [weeks.slice(at, at + each)] : []));
  const isLarge = childCount <= FEW && pages.every(({ length }) => length === 1);
  const type = isLarge ? 'large' : childCount <= MANY ? 'middle' : 'small';
  return { pages, type, isListApart: childCount > FEW };
}
