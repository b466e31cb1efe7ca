import { describe, expect, it } from 'vitest';
import { stampDevice, stampMs, stampAfter, formatStamp } from './stamp.ts';

const NOW = 1_790_000_000_000;

describe('a stamp', () => {
  it('sorts as text by time, counter and device', () => {
    const early = formatStamp(NOW, 0, 'aaaaaaaa');
    expect(early).toBe('01a0c4506c00-0000-aaaaaaaa');
    expect(formatStamp(NOW + 1, 0, 'aaaaaaaa') > early).toBe(true);
    expect(formatStamp(NOW, 1, 'aaaaaaaa') > early).toBe(true);
    expect(formatStamp(NOW, 0, 'bbbbbbbb') > early).toBe(true);
    expect(formatStamp(10, 0, 'ffffffff') < formatStamp(256, 0, '00000000')).toBe(true);
  });

  it('holds its time and its device', () => {
    const stamp = formatStamp(NOW, 7, 'c0ffee00');
    expect(stampMs(stamp)).toBe(NOW);
    expect(stampDevice(stamp)).toBe('c0ffee00');
  });
});

describe('the stamp of a change', () => {
  it('holds the time of the change', () => {
    expect(stampAfter('', NOW, 'aaaaaaaa')).toBe(formatStamp(NOW, 0, 'aaaaaaaa'));
    expect(stampAfter(formatStamp(NOW - 1, 9, 'bbbbbbbb'), NOW, 'aaaaaaaa')).toBe(
      formatStamp(NOW, 0, 'aaaaaaaa'),
    );
  });

  it('is later than what it replaces, even on a clock that is a day behind', () => {
    const read = formatStamp(NOW, 3, 'ffffffff');
    const answer = stampAfter(read, NOW - 86_400_000, '00000000');
    expect(answer > read).toBe(true);
    expect(answer).toBe(formatStamp(NOW, 4, '00000000'));
  });

  it('carries over when the counter is full', () => {
    expect(stampAfter(formatStamp(NOW, 0xffff, 'aaaaaaaa'), 0, 'aaaaaaaa')).toBe(
      formatStamp(NOW + 1, 0, 'aaaaaaaa'),
    );
  });

  it('is a whole number of milliseconds since 1970', () => {
    expect(stampAfter('', -5, 'aaaaaaaa')).toBe(formatStamp(0, 0, 'aaaaaaaa'));
    expect(stampAfter('', NOW + 0.7, 'aaaaaaaa')).toBe(formatStamp(NOW, 0, 'aaaaaaaa'));
  });
});
