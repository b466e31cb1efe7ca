// The commands of outbox.ts. "Done" means stored and read back; sending follows automatically (createSender.ts).
import { oneAtATime } from '#base/device/oneAtATime.ts';
import * as v from 'valibot';
import { SubmissionSchema } from '#providers/rules/submission/submission.ts';
import { askToPersist } from '#base/storage/askToPersist.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { RemoteError } from '#base/http/RemoteError.ts';
import { createSender, type Sender, type SenderTools } from './createSender.ts';
import { removeDraft, saveDraft } from './drafts.ts';
import { changeEntry, entries, loadEntry, hasLogo, saveEntry, type Writing } from './entries.ts';
import {
  type ParsedStatus,
  parseStatus,
  informed,
  type StatusResponse,
  taken,
} from './parseStatus.ts';
import { newId, newLogoToken, newSecret, type RandomBytes } from '#base/crypto/identity.ts';
import { logoName } from './logoName.ts';
import { lookupResult } from './lookupResult.ts';
import type { Logo, Outbox } from './outbox.ts';
import { discarded, edited, isFinished, keepMine, retried, toServerStatus } from './revisions.ts';
import { replyTo } from '#base/http/post.ts';
import type { StoredEntry } from './storedEntry.ts';

export type OutboxTools = Omit<SenderTools, 'proofs'> & {
  randomBytes: RandomBytes;
  /** The browser's, or a stand-in. */
  persist?: (() => Promise<boolean>) | undefined;
};

/** The outbox of one tab. */
export type LiveOutbox = Outbox & Pick<Sender, 'sending' | 'start'>;

/** The formats of newId and newSecret; anything else in a link belongs to no submission. */
const IdSchema = v.pipe(v.string(), v.uuid());
const SecretSchema = v.pipe(v.string(), v.regex(/^[\w-]{40,64}$/));
const isKey = (id: string, secret: string) => v.is(IdSchema, id) && v.is(SecretSchema, secret);

export function createOutbox(tools: OutboxTools): LiveOutbox {
  const { store, remote, clock, randomBytes, persist = askToPersist } = tools;
  const proofs = new Map<string, string>();
  const sender = createSender({ ...tools, proofs });
  // In order: a write that is repeated on a new connection must not overtake a later one.
  const inOrder = oneAtATime();

  /** Stores it, and sends what waits of it. */
  async function save(writing: Writing): Promise<StoredEntry | null> {
    const saved = await inOrder(() => saveEntry(store, clock.now(), writing));
    if (saved?.state === 'waiting') void sender.send(saved);
    return saved;
  }

  /** Requests the status of a submission. */
  async function ask({ id, secret }: Pick<StoredEntry, 'id' | 'secret'>): Promise<ParsedStatus> {
    const { signal } = new AbortController();
    const call = (within: AbortSignal) => remote.call('submission_status', { id, secret }, within);
    return parseStatus(await replyTo(call, signal, clock), id);
  }

  async function retry(id: string): Promise<void> {
    const entry = await inOrder(() => changeEntry(store, id, retried));
    if (entry?.state === 'waiting') await sender.send(entry);
  }

  async function refreshOne(entry: StoredEntry): Promise<void> {
    const response = await ask(entry);
    if (response.kind === 'later') return;
    const hasBytes = await hasLogo(store, entry.logo);
    // An entry that changed during the request gets a newer response of its own.
    const after = await changeEntry(store, entry.id, (newest) =>
      newest.revision === entry.revision && newest.state === entry.state
        ? informed(newest, response, hasBytes, clock.now())
        : newest,
    );
    if (after?.state === 'waiting' && entry.state !== 'waiting') await sender.send(after);
  }

  return {
    sending: sender.sending,
    start: sender.start,

    async submit(fields, logo, facts, draft) {
      const id = draft?.submissionId ?? newId(randomBytes);
      const secret = newSecret(randomBytes);
      const token = newLogoToken(randomBytes);
      const parsed = v.parse(SubmissionSchema, fields);
      await save({
        id,
        draftId: draft?.id,
        bytes: logo?.bytes,
        next: (before, stamp) =>
          before ?? newEntry({ id, secret, token, fields: parsed, logo, facts }, stamp),
      });
      // Not awaited: the browser may show a prompt.
      void persist();
      return id;
    },

    async edit(id, fields, logo, draftId) {
      const token = newLogoToken(randomBytes);
      const parsed = v.parse(SubmissionSchema, fields);
      let made: StoredEntry | null = null;
      const saved = await save({
        id,
        draftId,
        bytes: logo === 'same' ? undefined : logo?.bytes,
        next(before, stamp) {
          if (!before || before.isWithdrawn || before.state === 'closed') return before;
          // Done already, and repeated on a new connection.
          if (made && before.revision >= made.revision) return before;
          const named =
            logo === 'same' ? before.logo : factsOf(logo, parsed.providerName, token, stamp);
          made = edited(before, { fields: parsed, logo: named }, stamp);
          return made;
        },
      });
      if (!saved || saved.isWithdrawn || saved.state === 'closed') throw new Error('it is over');
      void persist();
    },

    async discard(id) {
      await save({ id, next: (before, stamp) => before && discarded(before, stamp) });
    },

    async remove(id) {
      if (await save({ id, next: withoutOver })) throw new Error('it is not over');
    },

    retry,

    prove(id, token) {
      proofs.set(id, token);
      return retry(id);
    },

    async keepMine(id) {
      await save({ id, next: (before, stamp) => before && keepMine(before, stamp) });
    },

    async adopt(id, secret) {
      if (!isKey(id, secret)) return null;
      const own = await loadEntry(store, id);
      // Local fields that the server does not have win.
      if (own !== null && isUnsent(own) && own.secret === secret) return own;
      const response = await ask({ id, secret });
      if (response.kind === 'unknown') return null;
      if (response.kind === 'later') throw new RemoteError('retry', 'no answer came');
      if (!response.fields) throw new RemoteError('unexpected', 'a submission of a later version');
      return save({
        id,
        next: (before, stamp) => adopted(before, { id, secret }, response, clock.now(), stamp),
      });
    },

    async look(id, secret) {
      if (!isKey(id, secret)) return { state: 'unknown', answer: null };
      return lookupResult(await ask({ id, secret }), clock.now());
    },

    async refresh() {
      try {
        const asked = (await entries(store)).filter(
          ({ state, server }) => state !== 'waiting' || server,
        );
        // What was known stays on the screen.
        await Promise.all(asked.map((entry) => refreshOne(entry).catch(logBug)));
      } catch (error) {
        logBug(error);
      }
    },

    saveDraft: (draft) => inOrder(() => saveDraft(store, draft)),
    removeDraft: (id) => inOrder(() => removeDraft(store, id)),
  };
}

const withoutOver = (before: StoredEntry | null) => (before && isFinished(before) ? null : before);

type New = {
  id: string;
  secret: string;
  /** The token in the logo's name. */
  token: string;
  fields: StoredEntry['fields'];
  logo: Logo | null;
  facts: StoredEntry['facts'];
};

const newEntry = ({ id, secret, token, fields, logo, facts }: New, stamp: number): StoredEntry => ({
  id,
  secret,
  revision: 1,
  fields,
  logo: factsOf(logo, fields.providerName, token, stamp),
  isWithdrawn: false,
  state: 'waiting',
  problem: null,
  touchedServer: false,
  attempts: 0,
  nextAttemptAt: 0,
  notBefore: 0,
  wantsProof: false,
  createdAt: stamp,
  savedAt: stamp,
  server: null,
  facts,
});

/** A name of its own for these bytes: stamps only grow, and no name is given twice. */
const factsOf = (
  logo: Logo | null,
  providerName: string,
  token: string,
  stamp: number,
): StoredEntry['logo'] =>
  logo && {
    name: logoName(stamp, providerName, token, logo.type),
    type: logo.type,
    size: logo.bytes.byteLength,
  };

const isUnsent = ({ state }: StoredEntry) => state === 'waiting' || state === 'refused';

/** The entry of a private link, with the server's fields. */
function adopted(
  before: StoredEntry | null,
  { id, secret }: { id: string; secret: string },
  response: StatusResponse,
  now: number,
  stamp: number,
): StoredEntry | null {
  if (!response.fields) return before;
  // A mailed link has a new secret: the one that this phone had opens nothing any more.
  if (before !== null && isUnsent(before)) {
    if (before.secret === secret) return before;
    return { ...before, secret, state: 'waiting', problem: null, attempts: 0, nextAttemptAt: 0 };
  }
  const blank = newEntry(
    { id, secret, token: '', fields: response.fields, logo: null, facts: null },
    stamp,
  );
  const createdAt = Date.parse(response.answer.received_at) || stamp;
  const entry = taken({ ...blank, createdAt, ...before, secret }, response);
  return { ...entry, savedAt: stamp, server: toServerStatus(response.answer, now) };
}
