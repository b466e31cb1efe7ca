import * as v from 'valibot';
import type { Clock } from '#base/device/clock.ts';
import type { SessionStorage } from '#base/session/sessionStorage.ts';

/** The longest that an operator can let a link live; in supabase/config.toml it is an hour (`otp_expiry`). */
const LASTS_MS = 24 * 3_600_000;

const MarkSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ email: v.string(), at: v.number() }),
);

export type RequestedMail = ReturnType<typeof createRequestedMail>;

/**
 * The address that a mail was last requested for on this device. A link to another account may have been sent by a
 * stranger.
 */
export function createRequestedMail(
  storage: SessionStorage,
  key: string,
  clock: Pick<Clock, 'now'>,
) {
  return {
    add: (email: string) => storage.setItem(key, JSON.stringify({ email, at: clock.now() })),
    /** Whether it was this address, within a day. */
    includes(email: string): boolean {
      const mark = v.safeParse(MarkSchema, storage.getItem(key) ?? '');
      if (!mark.success || Math.abs(clock.now() - mark.output.at) > LASTS_MS) return false;
      return mark.output.email.toLowerCase() === email.toLowerCase();
    },
    clear: () => storage.removeItem(key),
  };
}
