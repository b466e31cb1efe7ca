import { type BreakRules, breakRules } from './breakRules.ts';
import { type Break, BreakSchema, type Season } from '../season/season.ts';

/** Several breaks in one list: each camp keeps the rules of its own break. */
export type AllBreaks = { sections: readonly BreakSection[] };
export type BreakSection = { break: Break; rules: BreakRules; seasonIds: readonly string[] };

/** The rules of a list over all breaks, in the order of the year. Breaks without a season have no section. */
export function allBreaks(seasons: readonly Season[]): AllBreaks {
  const sections = BreakSchema.options.map((name) => ({
    break: name,
    rules: breakRules(name),
    seasonIds: seasons.filter((season) => season.break === name).map(({ id }) => id),
  }));
  return { sections: sections.filter(({ seasonIds }) => seasonIds.length > 0) };
}
