import type { Point } from '#camps/rules/place/distance.ts';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import type { Ages } from '../ages/agesOn.ts';
import type { Span } from '../coverage/span.ts';

/** What one child still needs on a day. */
export type CareNeed = {
  /** YYYY-MM-DD, a day of the break. */
  day: string;
  /** Days of the break that still need care, this one among them. */
  openDays: ReadonlySet<string>;
  /** The minutes of the day without care, as the cell has them; none when the end of school is unknown. */
  gaps: readonly Span[];
  /** The child's possible ages on that day. */
  ages: Ages | null;
  /** YYYY-MM, '' when unknown. */
  birthMonth: string;
  /** Ids of the camps that are in the child's plan for that day. */
  taken: ReadonlySet<string>;
  /** The origin of distances; null when unknown. */
  near: { from: Point; gazetteer: Gazetteer | null } | null;
};
