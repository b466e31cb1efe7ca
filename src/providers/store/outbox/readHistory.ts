// What happened to a submission, as submission_status tells it.
import * as v from 'valibot';
import { HistoryWhatSchema, type StatusAnswer } from '#providers/rules/submission/statusAnswer.ts';

const StepSchema = v.object({ at: v.string(), what: HistoryWhatSchema });
const WithHistorySchema = v.object({ history: v.array(v.unknown()) });

/** A step of a later version of the server is left out. */
export function readHistory(json: unknown): StatusAnswer['history'] {
  const { success, output } = v.safeParse(WithHistorySchema, json);
  if (!success) return [];
  return output.history.flatMap((one) => {
    const step = v.safeParse(StepSchema, one);
    return step.success ? step.output : [];
  });
}
