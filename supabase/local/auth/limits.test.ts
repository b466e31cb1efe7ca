import { expect, test } from 'vitest';
import { makeLimits } from './limits.ts';

function limitsAt(start = 0) {
  const clock = { now: start };
  return { clock, limits: makeLimits(() => clock.now) };
}

test('imposes a temporary wait after five wrong passwords', () => {
  const { clock, limits } = limitsAt();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(limits.refuse('/token', 'ann', 'x')).toBeNull();
    clock.now += 1000;
  }
  expect(limits.refuse('/token', 'ann', 'x')).toMatchObject({ status: 429, wait: 295 });
  expect(limits.refuse('/token', 'ben', 'x')).toBeNull();
  clock.now += 295_000;
  expect(limits.refuse('/token', 'ann', 'x')).toBeNull();
});

test('a correct password resets the count of wrong ones', () => {
  const { limits } = limitsAt();
  for (let attempt = 0; attempt < 5; attempt += 1) limits.refuse('/token', 'ann', 'x');
  expect(limits.refuse('/token', 'ann', 'x')).not.toBeNull();
  limits.succeed('/token', 'ann', 'x');
  expect(limits.refuse('/token', 'ann', 'x')).toBeNull();
});

test('allows 150 new accounts a day per network address', () => {
  const { clock, limits } = limitsAt();
  let made = 0;
  while (clock.now < 23 * 3_600_000) {
    const action = made % 2 === 0 ? '/signup' : '/otp';
    if (limits.refuse(action, `${made}@home.example`, 'x') === null) made += 1;
    clock.now += 60_000;
  }
  expect(made).toBe(150);
  expect(limits.refuse('/signup', 'ann', 'y')).toBeNull();
  clock.now = 24 * 3_600_000;
  expect(limits.refuse('/signup', 'ann', 'x')).toBeNull();
});

test('sends an address at most one mail a minute', () => {
  const { clock, limits } = limitsAt();
  expect(limits.refuse('/recover', 'ann', 'x')).toBeNull();
  expect(limits.refuse('/recover', 'ann', 'x')?.wait).toBe(60);
  expect(limits.refuse('/recover', 'ben', 'x')).toBeNull();
  clock.now += 60_000;
  expect(limits.refuse('/recover', 'ann', 'x')).toBeNull();
});
