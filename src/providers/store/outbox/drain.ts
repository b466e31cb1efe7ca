// Sends one entry: its fields, then its logo, until the server confirms both. Safe to be killed at any step, repeated,
// or run by two tabs at once: revisions decide, on the server and here.
import type { Clock } from '#base/device/clock.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { changeEntry, logoBytes } from './entries.ts';
import {
  type SubmissionResponse,
  parseResponse,
  parseUploadResponse,
  type RetryLater,
} from './parseResponse.ts';
import { answered, postponed, refused } from './revisions.ts';
import { replyTo } from '#base/http/post.ts';
import type { SubmissionRemote } from './sendSubmission.ts';
import type { StoredEntry } from './storedEntry.ts';
import { putArguments } from './submissionRow.ts';

export type DrainTools = {
  store: LocalStore;
  remote: SubmissionRemote;
  clock: Clock;
  /** 0 up to 1. */
  random(): number;
  /** Tokens of the proof's widget by the entry's id. Each is sent once. */
  proofs: Map<string, string>;
};

/** An edit under way, a file that arrives twice: more than that is a server that does not come to an end. */
const MAX_ROUNDS = 6;

/** Ends when nothing is left to send, or when it has to wait. Throws StorageError, or the signal's reason. */
export async function drain(id: string, tools: DrainTools, signal: AbortSignal): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    // 1. Marked before the first byte is sent: from now on discarding means withdrawing.
    const entry = await changeEntry(tools.store, id, touched);
    if (entry?.state !== 'waiting') return;
    // 2. Send the fields. A repetition is harmless.
    const response = await put(entry, tools, signal);
    if (response.kind === 'later') return postpone(entry, response, tools);
    if (response.kind === 'refused') {
      await change(entry, tools, (newest, sent) =>
        refused(newest, sent, 'refused', response.problem),
      );
      continue;
    }
    // 3. Apply the response. If another revision was written here, run once more.
    const after = await applyResponse(entry, response.answer, tools);
    if (after?.state !== 'waiting' || after.revision !== entry.revision) continue;
    // 4. Send the logo, then repeat: only the server knows whether it is there.
    const later = await upload(entry, tools, signal);
    if (later) return postpone(entry, later, tools);
  }
  const entry = await changeEntry(tools.store, id, (newest) => newest);
  if (entry)
    await postpone(
      entry,
      { problem: 'No end was reached', waitMs: null, wantsProof: false },
      tools,
    );
}

const touched = (entry: StoredEntry): StoredEntry =>
  entry.state !== 'waiting' || entry.touchedServer ? entry : { ...entry, touchedServer: true };

async function put(entry: StoredEntry, { remote, clock, proofs }: DrainTools, signal: AbortSignal) {
  const submission = putArguments(entry);
  const token = proofs.get(entry.id);
  proofs.delete(entry.id);
  const reply = await replyTo(
    (within) =>
      token === undefined
        ? remote.call('put_submission', submission, within)
        : remote.prove({ token, submission }, within),
    signal,
    clock,
  );
  return parseResponse(reply, entry.id, clock.now());
}

const applyResponse = (entry: StoredEntry, answer: SubmissionResponse, tools: DrainTools) =>
  change(entry, tools, (newest, sent) => answered(newest, sent, answer, tools.clock.now()));

/** Resolves to null when put_submission has to report the outcome. */
async function upload(
  entry: StoredEntry,
  tools: DrainTools,
  signal: AbortSignal,
): Promise<RetryLater | null> {
  const { store, remote, clock } = tools;
  const { logo } = entry;
  const bytes = logo && (await logoBytes(store, logo.name));
  if (!bytes) {
    // Replaced, or saved on another device.
    const problem = 'The logo is not on this device anymore';
    await change(entry, tools, (newest, sent) => refused(newest, sent, 'logoRefused', problem));
    return null;
  }
  const file = { name: logo.name, type: logo.type, bytes };
  const reply = await replyTo(
    (within) => remote.upload(file, within),
    signal,
    clock,
    bytes.byteLength,
  );
  const response = parseUploadResponse(reply, clock.now());
  if (response.kind === 'later') return response;
  if (response.kind === 'refused') {
    await change(entry, tools, (newest, sent) =>
      refused(newest, sent, 'logoRefused', response.problem),
    );
  }
  return null;
}

async function postpone(
  entry: StoredEntry,
  later: Omit<RetryLater, 'kind'>,
  tools: DrainTools,
): Promise<void> {
  const { clock } = tools;
  const random = () => tools.random();
  await change(entry, tools, (newest, sent) => postponed(newest, sent, later, clock.now(), random));
}

const change = (
  { id, revision }: StoredEntry,
  { store }: DrainTools,
  next: (newest: StoredEntry, sent: number) => StoredEntry,
) => changeEntry(store, id, (newest) => next(newest, revision));
