/** Of localStorage: what the first screen of the plan showed last, so that the next start shows it at its first paint. */
export const LAST_WEEK_KEY = 'camply_last_week';

/** Of the element that it is drawn into. */
export const LAST_WEEK_ID = 'last-week';

/** A text, or an element of HTML or SVG with what makes its look. */
export type DrawnNode =
  | string
  | [tag: string, attributes: [name: string, value: string][], children: DrawnNode[]];

export type LastWeek = {
  /** Names of classes are of one build. */
  build: string;
  /** The query of the page's address: which break, which view. */
  address: string;
  /** The family as it stood (`PROFILE_KEY`): another one's days are not for these eyes. */
  family: string;
  /** YYYY-MM-DD, the last day of the week: over, it is of no use. */
  until: string;
  /** Paths of the style sheets that the page does not begin with. */
  styles: string[];
  nodes: DrawnNode[];
};
