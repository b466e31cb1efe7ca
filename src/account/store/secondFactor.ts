// The second step: an authenticator app, or a phone where the server sends codes.
import * as v from 'valibot';
import type { Clock } from '#base/device/clock.ts';
import type { Accounts, CodeOutcome, Enrolled, Factor } from './accounts.ts';
import type { CallClient } from './openAuth.ts';
import { codeOutcome, enrollOutcome, removeOutcome } from './outcomes.ts';

type SecondFactor = Pick<
  Accounts,
  | 'factors'
  | 'enroll'
  | 'hasPhoneCodes'
  | 'enrollPhone'
  | 'sendCode'
  | 'verifyCode'
  | 'removeFactor'
>;

type SecondFactorTools = {
  ask: CallClient;
  /** What the server offers. May reject. */
  settings: () => Promise<unknown>;
  clock: Clock;
  /** How far this device's clock is ahead of the server's, ms; null when unknown. */
  ahead: () => number | null;
};

// Codes last 30 seconds, and servers take one before and one after.
const MAX_AHEAD_MS = 90_000;
const CODE_MS = 120_000;

const SettingsSchema = v.object({ external: v.object({ phone: v.boolean() }) });

const FactorSchema = v.pipe(
  v.object({
    id: v.string(),
    friendly_name: v.nullish(v.string(), ''),
    factor_type: v.picklist(['totp', 'phone']),
    status: v.string(),
    created_at: v.string(),
  }),
  v.transform((row): Factor => ({
    id: row.id,
    name: row.friendly_name ?? '',
    kind: row.factor_type,
    isVerified: row.status === 'verified',
    addedAt: Date.parse(row.created_at),
  })),
);

export function makeSecondFactor({ ask, settings, clock, ahead }: SecondFactorTools): SecondFactor {
  /** The last code that was taken, by factor. */
  const taken = new Map<string, { code: string; at: number }>();
  /** Challenges whose code was sent, by factor. */
  const sent = new Map<string, string>();

  async function factors(): ReturnType<Accounts['factors']> {
    const { word, data } = await ask((client) => client.mfa.listFactors());
    if (word !== 'done' || data === null) return 'unreachable';
    // Kinds that came later than this code are not shown.
    return data.all.flatMap((each) => {
      const factor = v.safeParse(FactorSchema, each);
      return factor.success ? [factor.output] : [];
    });
  }

  /** Removes an unfinished enrollment, which would hold its name; true when it removed one. */
  async function clears(name: string): Promise<boolean> {
    const all = await factors();
    if (all === 'unreachable') return false;
    const left = all.find((each) => each.name === name && !each.isVerified);
    if (!left) return false;
    const { word } = await ask((client) => client.mfa.unenroll({ factorId: left.id }));
    return word === 'done';
  }

  async function enroll(name: string): Promise<Enrolled> {
    const start = () =>
      ask((client) =>
        client.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: 'Camply' }),
      );
    let { word, data } = await start();
    if (word === 'mfa_factor_name_conflict' && (await clears(name))) {
      ({ word, data } = await start());
    }
    const outcome = enrollOutcome(word);
    if (outcome !== 'done') return { outcome };
    if (data === null) return { outcome: 'unreachable' };
    return { outcome, factorId: data.id, secret: data.totp.secret, uri: data.totp.uri };
  }

  function afterWrong(factorId: string, code: string): CodeOutcome {
    const off = ahead();
    if (off !== null && Math.abs(off) > MAX_AHEAD_MS) return 'clock';
    const last = taken.get(factorId);
    return last?.code === code && clock.now() - last.at < CODE_MS ? 'used' : 'wrong';
  }

  return {
    factors,
    enroll,
    async hasPhoneCodes() {
      const known = v.safeParse(SettingsSchema, await settings().catch(() => null));
      return known.success && known.output.external.phone;
    },
    async enrollPhone(name, phone) {
      const { word, data } = await ask((client) =>
        client.mfa.enroll({ factorType: 'phone', friendlyName: name, phone }),
      );
      const outcome = enrollOutcome(word);
      if (outcome !== 'done') return { outcome };
      return data === null ? { outcome: 'unreachable' } : { outcome, factorId: data.id };
    },
    async sendCode(factorId) {
      const { word, data } = await ask((client) => client.mfa.challenge({ factorId }));
      if (data !== null) sent.set(factorId, data.id);
      const outcome = codeOutcome(word);
      return outcome === 'wrong' ? 'unreachable' : outcome;
    },
    async verifyCode(factorId, typed) {
      // People type "123 456".
      const code = typed.replaceAll(/\D/g, '');
      const challengeId = sent.get(factorId);
      const { word } = await ask((client) =>
        challengeId === undefined
          ? client.mfa.challengeAndVerify({ factorId, code })
          : client.mfa.verify({ factorId, challengeId, code }),
      );
      const outcome = codeOutcome(word);
      if (outcome === 'wrong') return afterWrong(factorId, code);
      if (outcome === 'done') taken.set(factorId, { code, at: clock.now() });
      if (outcome === 'done' || outcome === 'expired') sent.delete(factorId);
      return outcome;
    },
    async removeFactor(factorId) {
      const { word } = await ask((client) => client.mfa.unenroll({ factorId }));
      const outcome = removeOutcome(word);
      // The stored session still lists the second step.
      if (outcome === 'done') await ask((client) => client.refreshSession());
      return outcome === 'limited' ? 'unreachable' : outcome;
    },
  };
}
