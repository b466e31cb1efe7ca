import { describe, expect, it } from 'vitest';
import type { CodeOutcome, Factor } from '#account/store/accounts.ts';
import { checkCode } from './checkCode.ts';

const factor = (id: string, fields: Partial<Factor> = {}): Factor => ({
  id,
  name: id,
  kind: 'totp',
  isVerified: true,
  addedAt: 0,
  ...fields,
});

/** Each factor answers as told; `asked` is who was asked. */
function devices(
  answers: Record<string, CodeOutcome>,
  factors = Object.keys(answers).map((id) => factor(id)),
) {
  const asked: string[] = [];
  return {
    asked,
    factors: async () => factors,
    async verifyCode(id: string) {
      asked.push(id);
      return answers[id] ?? 'wrong';
    },
  };
}

describe('checking a code', () => {
  it('accepts the code of any device', async () => {
    const two = devices({ phone: 'wrong', tablet: 'done' });
    expect(await checkCode(two, '123456', null)).toBe('done');
    expect(two.asked).toEqual(['phone', 'tablet']);
  });

  it('stops at the first device that accepts it', async () => {
    const two = devices({ phone: 'done', tablet: 'wrong' });
    await checkCode(two, '123456', null);
    expect(two.asked).toEqual(['phone']);
  });

  it.each<[CodeOutcome, CodeOutcome, CodeOutcome]>([
    ['used', 'wrong', 'used'],
    ['wrong', 'used', 'used'],
    ['limited', 'used', 'limited'],
    ['clock', 'wrong', 'clock'],
    ['wrong', 'wrong', 'wrong'],
  ])('combines the results %s and %s of two devices into %s', async (one, other, said) => {
    expect(await checkCode(devices({ one, other }), '123456', null)).toBe(said);
  });

  it('stops when the server does not answer', async () => {
    const two = devices({ phone: 'unreachable', tablet: 'done' });
    expect(await checkCode(two, '123456', null)).toBe('unreachable');
    expect(two.asked).toEqual(['phone']);
    const none = { ...two, factors: async () => 'unreachable' as const };
    expect(await checkCode(none, '123456', null)).toBe('unreachable');
  });

  it('skips unfinished devices and phones without a sent code', async () => {
    const all = devices({}, [
      factor('new', { isVerified: false }),
      factor('sms', { kind: 'phone' }),
      factor('other sms', { kind: 'phone' }),
      factor('app'),
    ]);
    await checkCode(all, '123456', null);
    expect(all.asked).toEqual(['app']);
    await checkCode(all, '123456', 'sms');
    expect(all.asked).toEqual(['app', 'sms', 'app']);
  });
});
