// The two calls that a feed makes, and what the server answers.
import * as v from 'valibot';
import { feedOf, feedOwner, sealFeed } from '#base/crypto/calendarFeed.ts';
import type { Clock } from '#base/device/clock.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import { callFunction, type Reply, replyTo } from '#base/http/post.ts';
import { serverWaitMs } from '#base/http/serverWaitMs.ts';

/** `stopped`: the address is of no use any more. `tooLarge`: nothing was sent. `waitMs`: the server's own wait, or null. */
export type FeedOutcome =
  | { kind: 'stored' | 'stopped' | 'tooLarge' }
  | { kind: 'failed'; waitMs: number | null };

const AnswerSchema = v.object({
  outcome: v.picklist(['stored', 'stopped', 'refused', 'unknown']),
});

export function createFeedServer(backend: () => Backend, clock: Clock) {
  const ask = (name: 'put_feed' | 'stop_feed', args: object, signal: AbortSignal, size = 0) =>
    replyTo((within) => callFunction(backend(), name, args, within), signal, clock, size);

  return {
    /** Encrypts the calendar and puts it in the place of the last one. Throws the signal's reason, and TypeError on a bad secret. */
    async put(secret: string, text: string, signal: AbortSignal): Promise<FeedOutcome> {
      const { token, proof } = await feedOwner(secret);
      const sealed = await sealFeed(token, text);
      if (sealed === null) return { kind: 'tooLarge' };
      const feed = await feedOf(token);
      return read(await ask('put_feed', { feed, proof, sealed }, signal, sealed.length));
    },
    /** One that the server never had is as good as stopped. Throws as `put`. */
    async stop(secret: string, signal: AbortSignal): Promise<FeedOutcome> {
      const { token, proof } = await feedOwner(secret);
      return read(await ask('stop_feed', { feed: await feedOf(token), proof }, signal));
    },
  };
}
export type FeedServer = ReturnType<typeof createFeedServer>;

function read(reply: Reply): FeedOutcome {
  const { status, json } = reply;
  const answer = v.safeParse(AnswerSchema, json);
  if (status === 200 && answer.success) {
    const { outcome } = answer.output;
    if (outcome === 'stored') return { kind: 'stored' };
    // A refusal means another proof than the first one: a fault of ours, which may pass.
    if (outcome !== 'refused') return { kind: 'stopped' };
  }
  return { kind: 'failed', waitMs: serverWaitMs(reply) };
}
