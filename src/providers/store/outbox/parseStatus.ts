// Parses the response of submission_status, and applies it to an entry.
import * as v from 'valibot';
import { type StatusAnswer, HistoryWhatSchema } from '#providers/rules/submission/statusAnswer.ts';
import type { Submission } from '#providers/rules/submission/submission.ts';
import { type SubmissionResponse, parseSubmissionResponse } from './parseResponse.ts';
import type { OutboxEntry } from './outbox.ts';
import { acceptsLogo, retried, toServerStatus } from './revisions.ts';
import type { Reply } from '#base/http/post.ts';
import type { StoredEntry } from './storedEntry.ts';
import { readFields, readLogo } from './submissionRow.ts';

/** `fields` null: of a later version of the app. */
export type StatusResponse = {
  kind: 'status';
  answer: SubmissionResponse;
  fields: Submission | null;
  logo: OutboxEntry['logo'];
  history: StatusAnswer['history'];
};
/** 'unknown': no such submission, or not this secret. 'later': no response of our server. */
export type ParsedStatus = StatusResponse | { kind: 'unknown' } | { kind: 'later' };

const WithFieldsSchema = v.object({ fields: v.unknown() });

export function parseStatus({ status, json }: Reply, id: string): ParsedStatus {
  if (status !== 200) return { kind: 'later' };
  if (json === null) return { kind: 'unknown' };
  const answer = parseSubmissionResponse(json, id);
  if (!answer || !v.is(WithFieldsSchema, json)) return { kind: 'later' };
  return {
    kind: 'status',
    answer,
    fields: readFields(json.fields),
    logo: readLogo(json.fields),
    history: readHistory(json),
  };
}

/** An entry of this device after the server's status. `hasBytes`: its logo could be sent from here. */
export function informed(
  entry: StoredEntry,
  response: StatusResponse | { kind: 'unknown' },
  hasBytes: boolean,
  now: number,
): StoredEntry {
  const mayHaveBeenLost = entry.state === 'received' || entry.state === 'logoRefused';
  if (response.kind === 'unknown') {
    // Restored from a backup of before: it gets it once more.
    return mayHaveBeenLost && !entry.isWithdrawn ? again(entry) : entry;
  }
  const { answer } = response;
  const updated = { ...entry, server: toServerStatus(answer, now) };
  if (!mayHaveBeenLost) return updated;
  if (answer.revision > entry.revision) return taken(updated, response);
  const lacksLogo = entry.state === 'received' && hasBytes && acceptsLogo(answer);
  return answer.revision < entry.revision || lacksLogo ? again(updated) : updated;
}

/** Takes the newer fields of another device of the same provider. */
export function taken(entry: StoredEntry, { answer, fields, logo }: StatusResponse): StoredEntry {
  if (!fields) return entry;
  return {
    ...entry,
    revision: answer.revision,
    fields,
    logo,
    isWithdrawn: answer.status === 'withdrawn',
    state: 'received',
    problem: null,
    touchedServer: true,
  };
}

const again = (entry: StoredEntry): StoredEntry => retried({ ...entry, state: 'refused' });

// The events of a submission, as submission_status returns them.
const StepSchema = v.object({ at: v.string(), what: HistoryWhatSchema });
const WithHistorySchema = v.object({ history: v.array(v.unknown()) });

/** A step of a later version of the server is left out. */
function readHistory(json: unknown): StatusAnswer['history'] {
  const { success, output } = v.safeParse(WithHistorySchema, json);
  if (!success) return [];
  return output.history.flatMap((one) => {
    const step = v.safeParse(StepSchema, one);
    return step.success ? step.output : [];
  });
}
