import { vi } from 'vitest';

/** Stretches passwords with a hundredth of the work; how much it really is stands in src/base/crypto/crypto.test.ts. */
export function quickStretch(): void {
  const { subtle } = crypto;
  const stretch = subtle.deriveBits.bind(subtle);
  vi.spyOn(subtle, 'deriveBits').mockImplementation((how, key, bits) =>
    stretch(
      typeof how === 'object' && 'iterations' in how
        ? { ...how, iterations: Math.ceil(how.iterations / 100) }
        : how,
      key,
      bits,
    ),
  );
}
