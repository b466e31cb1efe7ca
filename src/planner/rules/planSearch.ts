import * as v from 'valibot';

const Day = v.optional(v.fallback(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), ''), '');

/** What the address bar has of the planner. A broken link shows what comes next. */
export const PlanSearchSchema = v.object({
  /** The key of a break; '' for the one that runs or comes next. */
  break: Day,
  /** A day of the week that is shown; '' for the first one that is not over. */
  week: Day,
  /** auto: the one that suits the break: weeks of a summer, days of all others. */
  view: v.optional(v.fallback(v.picklist(['auto', 'days', 'hours', 'weeks']), 'auto'), 'auto'),
  /** week: the weekly look at the plan, to which an alarm leads. */
  look: v.optional(v.fallback(v.picklist(['', 'week']), ''), ''),
});
export type PlanSearch = v.InferOutput<typeof PlanSearchSchema>;

export const plainSearch: PlanSearch = { break: '', week: '', view: 'auto', look: '' };
