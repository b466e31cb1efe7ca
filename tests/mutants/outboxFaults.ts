import type { Faults } from './Faults.ts';
import { OUTBOX } from './outboxTests.ts';

/** From the first byte that leaves the phone to the server's word that it has everything. */
export const outboxFaults: readonly Faults[] = [
  {
    file: 'src/providers/store/outbox/revisions.ts',
    tests: OUTBOX,
    faults: [
      {
        before: "answer.revision === revision && isLogoWanted(answer) ? 'waiting' : 'received'",
        after: "'received'",
        breaks: 'a listing is called received before its logo is there',
      },
      {
        before: 'const revision = Math.max(entry.revision, others) + 1;',
        after: 'const { revision } = entry;',
        breaks: 'an edit keeps its revision: old and new words cannot be told apart',
      },
      {
        before: 'if (!entry.touchedServer) return null;',
        after: 'return null;',
        breaks: 'a listing is discarded here and goes live all the same',
      },
      {
        before:
          "if (entry.revision !== sent || entry.state !== 'waiting') return { ...entry, server };",
        after: '',
        breaks: 'the answer to old words calls the new ones received',
      },
      {
        before: "entry.revision === sent && entry.state === 'waiting';",
        after: "entry.state === 'waiting';",
        breaks: 'the refusal of old words refuses the new ones',
      },
      {
        before: 'const isLate = (entry.server?.revision ?? 0) > answer.revision;',
        after: 'const isLate = false;',
        breaks: 'a late answer undoes what the server said since',
      },
      {
        before: "const others = entry.state === 'conflict' ? (entry.server?.revision ?? 0) : 0;",
        after: 'const others = 0;',
        breaks: 'after a conflict nobody can have the last word',
      },
      {
        before: "status !== 'rejected' && status !== 'withdrawn'",
        after: 'true',
        breaks: 'the logo of a rejected listing is sent for ever',
      },
      {
        before: 'const ms = Math.max(waitMs ?? 0, backoffMs(attempts, random, MOST_WAIT_MS));',
        after: 'const ms = backoffMs(attempts, random, MOST_WAIT_MS);',
        breaks: "the server's Retry-After is ignored",
      },
      {
        before: 'const attempts = entry.attempts + 1;',
        after: 'const attempts = 1;',
        breaks: 'a phone without a network asks every two seconds',
      },
      {
        before:
          "return state === 'waiting' ? { ...entry, server } : { ...entry, ...ANEW, server, state };",
        after: 'return { ...entry, ...ANEW, server, state };',
        breaks: 'a logo that fails again and again is sent every two seconds',
      },
      {
        before: 'notBefore: waitMs === null ? 0 : now + waitMs,',
        after: 'notBefore: 0,',
        breaks: 'the next start of the app ignores Retry-After',
      },
      {
        before:
          "if (isSame && (entry.state === 'waiting' || entry.state === 'received')) return entry;",
        after: '',
        breaks: 'an approved listing is reviewed again because somebody pressed Save',
      },
    ],
  },
  {
    file: 'src/providers/store/outbox/hearAnswer.ts',
    tests: OUTBOX,
    faults: [
      {
        before: 'const wantsProof = v.is(WantsProofSchema, json);',
        after: 'const wantsProof = false;',
        breaks: 'a full day asks nobody for a proof, and the listing waits until tomorrow',
      },
      {
        before: 'const said = v.safeParse(ErrorSchema, json);\n  const isRefusal =',
        after:
          "if (status >= 400 && status < 500) return { kind: 'refused', problem: '' };\n  const said = v.safeParse(ErrorSchema, json);\n  const isRefusal =",
        breaks: "a hotel's page refuses a listing",
      },
      {
        before: 'const answer = status === 200 ? readAnswer(json, id) : null;',
        after:
          "const answer = status === 200 ? (readAnswer(json, id) ?? { outcome: 'stored', id, revision: 1, status: 'pending', logo: 'none', note: null, opened_at: null, received_at: '', live: [] } as const) : null;",
        breaks: "a captive portal's page counts as received",
      },
      {
        before: 'success && output.id === id',
        after: 'success',
        breaks: "another listing's answer counts",
      },
      {
        before: String.raw`PT4(?!08|25|29)\d\d`,
        after: String.raw`PT4\d\d`,
        breaks: 'too many at once refuses a listing for good',
      },
      {
        before: 'readRetryAfter(retryAfter ?? hint, now, MOST_WAIT_MS)',
        after: 'readRetryAfter(retryAfter, now, MOST_WAIT_MS)',
        breaks: 'the hint of the turns is ignored',
      },
    ],
  },
  {
    file: 'src/providers/store/outbox/drain.ts',
    tests: OUTBOX,
    faults: [
      {
        before: 'proofs.delete(entry.id);',
        after: '',
        breaks: 'a token that proved nothing is sent for ever',
      },
      {
        before: 'const entry = await changeEntry(tools.store, id, touched);\n    if',
        after: 'const entry = await changeEntry(tools.store, id, (one) => one);\n    if',
        breaks: 'a phone that dies has forgotten that a byte left it',
      },
      {
        before: "if (heard.kind === 'later') return heard;",
        after:
          "if (heard.kind === 'later') return heard;\n  await change(entry, tools, (newest) => ({ ...newest, state: 'received' }));",
        breaks: 'any upload that is answered counts: a logo that got lost is missing for ever',
      },
      {
        before: "if (after?.state !== 'waiting' || after.revision !== entry.revision) continue;",
        after: "if (after?.state !== 'waiting' || after.revision !== entry.revision) return;",
        breaks: 'another revision that was written meanwhile is forgotten',
      },
    ],
  },
  {
    file: 'src/base/http/post.ts',
    tests: OUTBOX,
    faults: [
      {
        before: "credentials: 'omit',",
        after: "credentials: 'include',",
        breaks: 'cookies travel with a listing',
      },
      {
        before: "redirect: 'manual',",
        after: '',
        breaks: 'a listing is posted to a captive portal',
      },
    ],
  },
  {
    file: 'src/providers/store/outbox/createSender.ts',
    tests: OUTBOX,
    faults: [
      {
        before: '`camply-outbox-${id}`',
        after: "'camply-outbox'",
        breaks: 'one listing that gets no answer holds up all others',
      },
      {
        before: 'if (known && one.revision !== entry.revision) void one.schedule.begin();',
        after: '',
        breaks: 'what another tab could not send waits for hours',
      },
      {
        before: 'runsHidden: true,',
        after: '',
        breaks: 'a listing waits until the phone is taken out again',
      },
    ],
  },
  {
    file: 'src/base/device/answerInTime.ts',
    tests: OUTBOX,
    faults: [
      {
        before: 'user: (work) => inTime(store.user(work)),',
        after: '',
        breaks: 'storage that is stuck holds the lock of a listing for ever',
      },
    ],
  },
];
