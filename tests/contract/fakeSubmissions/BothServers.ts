import * as v from 'valibot';
import { parseResponse, parseUploadResponse } from '#providers/store/outbox/parseResponse.ts';
import { parseStatus } from '#providers/store/outbox/parseStatus.ts';
import type { Logo } from '#providers/store/outbox/outbox.ts';
import type { Reply } from '#base/http/post.ts';
import type { SubmissionRemote } from '#providers/store/outbox/sendSubmission.ts';
import type { putArguments } from '#providers/store/outbox/submissionRow.ts';

export type Put = ReturnType<typeof putArguments>;
export type Verdict = {
  status: 'approved' | 'rejected' | 'changes_requested';
  note: string | null;
};

/** What a server takes: requests of providers, a reviewer's commands ('done', or the error's code), and new turns. */
export type Server = {
  remote: SubmissionRemote;
  open: (id: string, revision: number) => Promise<string>;
  review: (id: string, revision: number, verdict: Verdict) => Promise<string>;
  renewTurns: () => Promise<void>;
};

const { signal } = new AbortController();
const NOW = Date.UTC(2025, 9, 1);

/** Sends each request to the real server and to the fake one, until the client hears something else. */
export class BothServers {
  readonly #real: Server;
  readonly #fake: Server;
  isAlike = true;
  /** What was sent and heard, in order: in short, and in full where it is not alike. */
  readonly ofReal: string[] = [];
  readonly ofFake: string[] = [];
  /** What was heard at least once, in short. */
  readonly heard = new Set<string>();

  constructor(real: Server, fake: Server) {
    this.#real = real;
    this.#fake = fake;
  }

  put(sent: Put): Promise<void> {
    const words = JSON.stringify(sent).replaceAll(/x{9,}/g, 'x…');
    return this.#same(`put ${words}`, async ({ remote }) => {
      const reply = await remote.call('put_submission', sent, signal);
      const heard = parseResponse(reply, sent.id, NOW);
      return told(heard.kind === 'answer' ? heard.answer.outcome : heard.kind, reply, heard);
    });
  }

  status(id: string, secret: string): Promise<void> {
    return this.#same(`status ${id} ${secret}`, async ({ remote }) => {
      const reply = await remote.call('submission_status', { id, secret }, signal);
      const heard = parseStatus(reply, id);
      if (heard.kind !== 'status') return told(heard.kind, reply, heard);
      const { status, logo, live } = heard.answer;
      return told(`${status}, logo ${logo}, ${live.length} live`, reply, heard);
    });
  }

  /** `of`: the submission that names it. */
  upload(logo: Logo, of: string): Promise<void> {
    return this.#same(`upload ${logo.name}, ${logo.bytes.byteLength} bytes`, async ({ remote }) => {
      const reply = await remote.upload(logo, signal);
      return told(`upload of ${of}`, reply, parseUploadResponse(reply, NOW));
    });
  }

  open(id: string, revision: number): Promise<void> {
    return this.#same(`open ${id}`, async (server) => `open: ${await server.open(id, revision)}`);
  }

  review(id: string, revision: number, verdict: Verdict): Promise<void> {
    return this.#same(`${verdict.status} ${id}`, async (server) => {
      return `${verdict.status}: ${await server.review(id, revision, verdict)}`;
    });
  }

  renewTurns(): Promise<void> {
    return this.#same('new turns', async (server) => {
      await server.renewTurns();
      return 'new turns';
    });
  }

  async #same(what: string, ask: (server: Server) => Promise<string>): Promise<void> {
    if (!this.isAlike) return;
    const real = await ask(this.#real);
    const fake = await ask(this.#fake);
    this.isAlike = real === fake;
    const [short = ''] = real.split('\n');
    this.heard.add(short);
    this.ofReal.push(`${what}: ${this.isAlike ? short : real}`);
    this.ofFake.push(`${what}: ${this.isAlike ? short : fake}`);
  }
}

const ErrorSchema = v.object({ code: v.string() });
/** Of storage, whose status over HTTP may be another one. */
const StorageErrorSchema = v.object({ statusCode: v.string() });
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g;

/**
 * In short, and all that the client heard. The servers have their own clocks and camps: moments are told by their order,
 * waits in hours.
 */
function told(short: string, { status, json }: Reply, heard: object): string {
  const code = v.is(ErrorSchema, json) ? `${status} ${json.code}` : String(status);
  const said = v.is(StorageErrorSchema, json) ? json.statusCode : code;
  const words = JSON.stringify(heard, null, 1);
  const moments = [...new Set(words.match(MOMENT))].toSorted();
  const alike = words
    .replaceAll(MOMENT, (moment) => `moment ${moments.indexOf(moment)}`)
    .replaceAll(/"waitMs": (\d+)/g, (_, ms) => `"waitMs": ${Math.ceil(Number(ms) / 3_600_000)} h`)
    .replaceAll(/"campId": "[^"]+"/g, '"campId": "a camp"');
  return `${short}: ${said}\n${alike}`;
}
