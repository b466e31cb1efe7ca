import * as v from 'valibot';

const Day = v.optional(v.fallback(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), ''), '');

/** What the address bar has of the planner. A broken link shows what comes next. */
export const PlanSearchSchema = v.object({
  /** The key of a break; '' for the one that runs or comes next. */
  break: Day,
  /** A day of the week that is shown; '' for the first one that is not over. */
  week: Day,
  /** Of a family with two homes: the days that its numbers are about. */
  days: v.optional(v.fallback(v.picklist(['mine', 'all']), 'mine'), 'mine'),
  /** What is printed: the weeks, or the log of the two homes. */
  paper: v.optional(v.fallback(v.picklist(['weeks', 'homes']), 'weeks'), 'weeks'),
  /** auto: the one that suits the break: weeks of a summer, days of all others. */
  view: v.optional(v.fallback(v.picklist(['auto', 'days', 'hours', 'weeks']), 'auto'), 'auto'),
});
export type PlanSearch = v.InferOutput<typeof PlanSearchSchema>;

export const plainSearch: PlanSearch = {
  break: '',
  week: '',
  days: 'mine',
  paper: 'weeks',
  view: 'auto',
};
