import type { Status } from '#family/rules/plan/planEntry.ts';

/** The statuses that hold a day, the least certain first. */
export const HELD = ['planned', 'registered', 'confirmed'] as const satisfies readonly Status[];
export type Held = (typeof HELD)[number];

/** Whether a row of this status covers its days: more than a thought, less than a refusal. A waitlist covers nothing. */
export const holds = (status: Status): status is Held => HELD.some((held) => held === status);
