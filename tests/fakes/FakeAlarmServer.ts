import * as v from 'valibot';

export type StoredAlarm = {
  secret: string;
  endpoint: string;
  /** Ms since 1970; null for a seat alert. */
  ringAt: number | null;
  campId: string | null;
  sealed: string;
};

const Arguments = v.object({
  id: v.optional(v.string(), ''),
  secret: v.optional(v.string(), ''),
  endpoint: v.optional(v.string(), ''),
  ring_at: v.optional(v.nullable(v.string()), null),
  camp_id: v.optional(v.nullable(v.string()), null),
  sealed: v.optional(v.string(), ''),
  pass: v.optional(v.nullable(v.string()), null),
  ids: v.optional(v.nullable(v.array(v.string())), null),
});

/** The server of sealed alarms, as supabase/migrations has it, with a clock of its own. */
export class FakeAlarmServer {
  readonly rows = new Map<string, StoredAlarm>();
  /** Names of the calls, and every body as it was sent. */
  readonly calls: string[] = [];
  readonly bodies: string[] = [];
  key: string | null = 'S'.repeat(87);
  fee: { checkout_url: string; cents: number } | null = null;
  /** Good ones. */
  readonly passes = new Set<string | null>();
  /** Camps that somebody has said to have room, and those whose season is over. */
  readonly room = new Set<string>();
  readonly gone = new Set<string>();
  most = 60;
  /** In the place of every answer; 'no network' also leaves the rows alone. */
  answer: 'as always' | 'no network' | (() => Response) = 'as always';
  /** Called before each request is taken, and before its answer arrives. */
  onStep: () => void = () => {};
  readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  readonly request: typeof fetch = async (input, init) => {
    const name = (input instanceof Request ? input.url : String(input)).split('/').at(-1) ?? '';
    this.onStep();
    if (this.answer === 'no network') throw new TypeError('no network');
    const body = await new Response(init?.body).text();
    this.calls.push(name);
    this.bodies.push(body);
    if (this.answer !== 'as always') return this.answer();
    const said = this.#answerTo(name, v.parse(Arguments, JSON.parse(body)));
    this.onStep();
    return Response.json(said, { status: 'code' in said ? 400 : 200 });
  };

  /** The minute has come: what is due is sent, and gone from here. */
  ring(): { endpoint: string; sealed: string }[] {
    const due = [...this.rows].filter(([, { ringAt }]) => ringAt !== null && ringAt <= this.now());
    for (const [id] of due) this.rows.delete(id);
    return due.map(([, { endpoint, sealed }]) => ({ endpoint, sealed }));
  }

  #answerTo(name: string, args: v.InferOutput<typeof Arguments>): object {
    const { id, secret, endpoint, sealed, camp_id: campId } = args;
    if (name === 'alarm_key') return { key: this.key, rings: true, fee: this.fee };
    if (name === 'drop_alarms') {
      const gone = [...this.rows].filter(
        ([one, row]) => row.secret === secret && (args.ids?.includes(one) ?? true),
      );
      for (const [one] of gone) this.rows.delete(one);
      return { dropped: gone.length };
    }
    if (!endpoint.startsWith('https://fcm.googleapis.com/'))
      return { code: '22023', message: 'This is no push service', details: null, hint: null };
    if (this.fee !== null && !this.passes.has(args.pass)) return { outcome: 'unpaid' };
    const minute = Math.floor(this.now() / 60_000) * 60_000 + 60_000;
    const ringAt = args.ring_at === null ? minute : Date.parse(args.ring_at);
    if (name === 'put_alarm' && ringAt <= this.now()) return { outcome: 'past' };
    if (campId !== null && this.gone.has(campId)) return { outcome: 'gone' };
    if (campId !== null && this.room.has(campId)) return { outcome: 'room' };
    const known = this.rows.get(id);
    if (known !== undefined && known.secret !== secret) return { outcome: 'refused' };
    const count = [...this.rows.values()].filter((row) => row.endpoint === endpoint).length;
    if (known === undefined && count >= this.most) return { outcome: 'full' };
    this.rows.set(id, {
      secret,
      endpoint,
      ringAt: campId === null ? ringAt : null,
      campId,
      sealed,
    });
    return { outcome: 'stored' };
  }
}
