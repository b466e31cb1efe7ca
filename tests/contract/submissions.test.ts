// The form's schema and the database judge a submission alike: what one takes the other stores, unchanged.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseChangesResponse } from '#camps/store/directory/changesResponse.ts';
import { CampRowSchema } from '#camps/store/directory/rows.ts';
import { SubmissionSchema } from '#providers/rules/submission/submission.ts';
import type { PgliteDatabase } from '#local/database/openPglite.ts';
import { seededDatabase } from '#local/database/seededDatabase.ts';
import { databaseRemote } from '#tests/fakes/databaseRemote.ts';
import { reviewingDatabase } from '#tests/fakes/reviewingDatabase.ts';
import {
  AnswerSchema,
  QueueSchema,
  StatusAnswerSchema,
  VerdictSchema,
} from '#tests/fixtures/answerSchemas.ts';
import { inColumns, listing, nearlyGood } from '#tests/fixtures/anyListing.ts';
import { hostileHtml } from '#tests/fixtures/hostileHtml.ts';

const secret = 's'.repeat(43);

let database: PgliteDatabase;
let as: ReturnType<typeof reviewingDatabase>;

beforeAll(async () => {
  database = await seededDatabase('2025-07-01');
  as = reviewingDatabase(database);
});
afterAll(() => database.close());

const ErrorSchema = v.object({ code: v.string() });

async function put(id: string, fields: object, revision = 1) {
  const sent = { ...fields, fill_seconds: 95 };
  return v.parse(
    AnswerSchema,
    await as.asProvider('put_submission', { id, revision, secret, fields: sent }),
  );
}

async function storedFields(id: string) {
  const status = await as.asProvider('submission_status', { id, secret });
  return v.parse(StatusAnswerSchema, status).fields;
}

/** What the database makes of these fields: what it stored, or whether it refused bad data. */
async function judged(fields: object) {
  const id = randomUUID();
  try {
    await put(id, fields);
  } catch (error) {
    return { isRefused: /^2[23]/.test(v.parse(ErrorSchema, error).code) };
  }
  return { stored: await storedFields(id) };
}

/** JSON knows no negative zero. */
const asJson = (fields: object): object => JSON.parse(JSON.stringify(fields));

describe('the response to a reviewer', () => {
  it('parses at each stage of a submission', async () => {
    const id = randomUUID();
    const fields = inColumns(v.parse(SubmissionSchema, listing));
    const review = (revision: number, verdict: string, rest: object) =>
      as.asReviewer('review_submission', { id, revision, verdict, ...rest });
    await put(id, fields);
    await as.asReviewer('open_submission', { id, revision: 1 });
    await review(1, 'changes_requested', { note: 'Which days?' });
    await put(id, { ...fields, answer: 'All of them' }, 2);
    const queue = v.parse(QueueSchema, await as.asReviewer('review_queue', {}));
    const mine = queue.find((each) => each.id === id);
    expect(mine?.history.map(({ what }) => what)).toEqual([
      'received',
      'opened',
      'changes_requested',
      'answered',
    ]);
    expect(mine).toMatchObject({ kind: 'answer', fields: { answer: 'All of them' }, camps: [] });
    const camp = { season_ids: ['fall-2025'], listing: 'featured' };
    await review(2, 'approved', { camp });
    const done = v.parse(QueueSchema, await as.asReviewer('review_queue', { wanted: 'done' }));
    const [first] = done.find((each) => each.id === id)?.camps ?? [];
    await as.asReviewer('update_camp', {
      id: first?.id ?? '',
      expected_updated_at: first?.updated_at ?? '',
      changes: { listing: 'basic' },
    });
    await as.asReviewer('archive_camp', { id: first?.id ?? '', is_archived: true });
    await put(id, { withdrawn: true }, 3);
    const status = await as.asProvider('submission_status', { id, secret });
    expect(v.parse(StatusAnswerSchema, status).history.at(-1)).toMatchObject({ what: 'withdrawn' });
  });
});

describe('a submission', () => {
  it('is stored unchanged if the schema accepts it, else refused', async () => {
    const seen = { accepted: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(nearlyGood, async (values) => {
        const parsed = v.safeParse(SubmissionSchema, values);
        seen[parsed.success ? 'accepted' : 'refused'] += 1;
        const sent = inColumns(parsed.success ? parsed.output : values);
        expect(await judged(sent)).toEqual(
          parsed.success
            ? { stored: { ...asJson(sent), logo_path: null, logo_bytes: null } }
            : { isRefused: true },
        );
      }),
      { seed: 14, numRuns: 400 },
    );
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(50);
  });
});

describe('hostile text', () => {
  const words = [
    ...hostileHtml,
    '=HYPERLINK("http://x.example","Free")',
    '+1+1|cmd',
    '-2+3',
    '@SUM(A1:A9)',
    "'; drop table public.camps; --",
    String.raw`\'; \x00 \u0000 %s ${'$'}{7*7}`,
    'ألعاب الصيف 🏕️ מחנה',
  ];

  it('travels from the form to each phone unchanged', async () => {
    const expected = new Map<string, string>();
    for (const text of words) {
      const fields = v.parse(SubmissionSchema, {
        ...listing,
        theme: `${text} x`,
        city: 'Decatur',
      });
      const id = randomUUID();
      await put(id, inColumns(fields));
      const verdict = v.parse(
        VerdictSchema,
        await as.asReviewer('review_submission', {
          id,
          revision: 1,
          verdict: 'approved',
          camp: { season_ids: ['fall-2025'], listing: 'basic' },
        }),
      );
      expected.set(verdict.camps[0] ?? '', fields.theme);
    }

    const remote = databaseRemote(database);
    const received = new Map<string, string>();
    let cursor = { xid: '0', id: '' };
    for (let more = true; more;) {
      const page = await remote.changes(cursor, 1000, new AbortController().signal);
      const answer = parseChangesResponse(page);
      for (const { row } of v.parse(v.object({ rows: v.array(v.looseObject({})) }), page).rows) {
        const camp = v.safeParse(CampRowSchema, row);
        if (camp.success && expected.has(camp.output.id)) {
          received.set(camp.output.id, camp.output.theme);
        }
      }
      ({ next: cursor, more } = answer);
    }
    expect(received).toEqual(expected);
    expect(expected.size).toBe(words.length);
  });
});
