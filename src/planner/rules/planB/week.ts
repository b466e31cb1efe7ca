/**
 * A set of one child's cells: cell n is bit n. A cell is a day, or half of one, on which the child needs care and has
 * none.
 */
export type CellSet = number;

/** One thing that can be booked for one child: a whole session, or a day of it. */
export type CampOffer = {
  /** The camp's number. Offers of one camp share it. */
  id: number;
  /** The cells it fills. It must touch no time of the child that is held already. */
  cells: CellSet;
  /** The most it may cost. */
  cents: number;
  /** What it leaves wanting on all its cells, in points: short hours, hours not given. A whole number. */
  misfit: number;
  /** The number of the place, from 0. */
  site: number;
  /** How much the child would like it on all its cells: decides among plans that cover and cost the same. Missing: 0. */
  like?: number;
  /** The number of the before and after care that it is booked with, from 1. Missing or 0: none. */
  care?: number;
};

/** `need`: the cells to fill. */
export type WeekChild = { need: CellSet; offers: readonly CampOffer[] };

/** One drop-off loop: all drop-offs of a day lie around one hub. */
export type Loop = {
  /** Sites that may be the hub, tried in this order: the nearest to home first shows good plans early. */
  hubs: readonly number[];
  /** The sites within the loop's radius of a hub, itself among them. Must be symmetric. */
  near: (hub: number) => readonly number[];
  /** Whether days that no booking ties together may have different hubs. */
  mayMove: boolean;
  /** Drop-offs that stay where they are: what is booked shares a hub with those of its days. */
  stops: readonly SiteStop[];
};

/** Bit n of `days` is day n. */
export type SiteStop = { days: number; site: number };

export type Week = {
  children: readonly WeekChild[];
  /** Null when drop-offs may be anywhere. */
  loop: Loop | null;
  /** The day of each cell, from 0; at most 10 days. */
  dayOfCell: readonly number[];
  /** What a cell costs that stays open. A whole number. */
  openPoints: number;
};

/** What a plan leaves to be wished for, and its price. Both whole numbers; fewer points come before fewer cents. */
export type Step = { points: number; cents: number };

/** All that is worth offering: more points, fewer cents. The first covers most, the last costs nothing. */
export type ParetoFront = readonly Step[];

/** `cells`: what it fills of what the child needs. `week` and `child` are places in their lists. */
export type Booking = { week: number; child: number; offer: CampOffer; cells: CellSet };

export type WeekPlan = Step & { bookings: readonly Booking[] };

/** `pick` gives a plan for a step of this front. */
export type Solved = { front: ParetoFront; pick: (step: Step) => WeekPlan };

/** `share`: the part that is done, 0 to 1. `soFar`: the best of what was tried, good until the next step is made. */
export type Progress = { share: number; soFar: () => Solved };
