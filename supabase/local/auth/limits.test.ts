import { expect, test } from 'vitest';
import { makeLimits } from './limits.ts';

const minute = 60_000;

function limitsAt(start = 0) {
  const clock = { now: start };
  return { clock, limits: makeLimits(() => clock.now) };
}

test('ten wrong passwords, then a wait that ends', () => {
  const { clock, limits } = limitsAt();
  for (let tries = 0; tries < 10; tries += 1) {
    expect(limits.refuse('/token', 'ann', 'x')).toBeNull();
    limits.outcome('/token', 'ann', false);
    clock.now += 1000;
  }
  expect(limits.refuse('/token', 'ann', 'x')).toMatchObject({ status: 429, wait: 290 });
  expect(limits.refuse('/token', 'ben', 'x')).toBeNull();
  clock.now += 290_000;
  expect(limits.refuse('/token', 'ann', 'x')).toBeNull();
});

test('a right password forgets the wrong ones before it', () => {
  const { limits } = limitsAt();
  for (let tries = 0; tries < 9; tries += 1) limits.outcome('/token', 'ann', false);
  limits.outcome('/token', 'ann', true);
  limits.outcome('/token', 'ann', false);
  expect(limits.refuse('/token', 'ann', 'x')).toBeNull();
});

test('one mail a minute to one address', () => {
  const { clock, limits } = limitsAt();
  expect(limits.refuse('/recover', 'ann', 'x')).toBeNull();
  expect(limits.refuse('/recover', 'ann', 'x')?.wait).toBe(60);
  expect(limits.refuse('/recover', 'ben', 'x')).toBeNull();
  clock.now += minute;
  expect(limits.refuse('/recover', 'ann', 'x')).toBeNull();
});
