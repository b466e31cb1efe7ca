import { describe, expect, it } from 'vitest';
import { errorKind, readRetryAfter } from './RemoteError.ts';

describe('Retry-After', () => {
  const now = Date.UTC(2025, 9, 1, 12);
  it.each([
    ['7', 7000],
    ['0', 0],
    ['Wed, 01 Oct 2025 12:00:30 GMT', 30_000],
    ['Wed, 01 Oct 2025 11:00:00 GMT', 0],
    ['86400', 3_600_000],
    ['-5', 0],
    ['soon', null],
    ['', null],
    [null, null],
  ])('reads %j as %j ms', (header, ms) => {
    expect(readRetryAfter(header, now)).toBe(ms);
  });
});

describe('statuses worth a retry', () => {
  it.each([0, 200, 302, 408, 425, 429, 500, 503, 511, 520])('retries %i', (status) => {
    expect(errorKind(status)).toBe('retry');
  });
  it.each([400, 401, 403, 404, 410, 422])('does not retry %i', (status) => {
    expect(errorKind(status)).toBe('unexpected');
  });
});
