/** Of the element that it is drawn into. */
export const LAST_WEEK_ID = 'last-week';

/** What makes the look of an element, by our styles or by SVG. Nothing that acts or names. */
export const LOOK =
  /^(?:class|role|data-.+|aria-(?:current|pressed|disabled)|viewBox|preserveAspectRatio|d|[xy][12]?|c[xy]|r[xy]?|width|height|points|transform|offset|(?:fill|stroke|stop|opacity|clip|mask)(?:-.+)?)$/;

/** Links look like links, and pictures are in the page. */
export const OWN = /^(?:#|\/(?!\/))/;

/** Elements that load or run something, or that lead away by themselves. */
export const ACTING = /^(?:base|embed|form|frame|iframe|link|meta|object|script|style|template)$/i;

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
  /** When the last day of the week ends in Atlanta, ms since 1970: over, it is of no use. */
  until: number;
  /** Paths of the style sheets that the page does not begin with. */
  styles: string[];
  nodes: DrawnNode[];
};
