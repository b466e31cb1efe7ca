// Where a source may lead whoever reads it, and how long it may go on.
import { describe, expect, test } from 'vitest';
import { PUBLIC_ADDRESS } from '#tests/fixtures/sources/aSourceSite.ts';
import { aCalendar, anEvent, readFrom, sendTo, typed } from '#tests/fixtures/sources/readFrom.ts';

/** A page of a feed. */
const aPage = (next: string) =>
  typed(
    JSON.stringify({ next, items: [{ state: 'updated', id: '1', data: {} }] }),
    'application/json',
  );

describe('a source that leads inward', () => {
  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::127.0.0.1]/',
    'http://[4000::1]/',
    'http://127.0.0.1./',
    'http://[fd00::1]/',
    'http://[64:ff9b::a00:1]/',
    'http://[2002:a00:1::]/',
    'http://0.0.0.0/',
    'http://100.64.0.1/',
    'http://192.168.1.1/',
    'http://inside.example/',
    'http://half-inside.example/',
    'http://hostile.example:8080/',
    'http://user:secret@hostile.example/',
    'file:///etc/passwd',
    'ftp://hostile.example/',
    'data:text/csv,Camp',
  ])('by a redirect to %s is refused without a request', async (inward) => {
    const names = {
      localhost: ['127.0.0.1', '::1'],
      'inside.example': ['10.1.2.3'],
      'half-inside.example': [PUBLIC_ADDRESS, '192.168.0.9'],
    };
    const { outcome, connected } = await readFrom(() => sendTo(inward), 'csv', { names });
    expect(outcome).toBe('private-address');
    // robots.txt and the page itself.
    expect(connected).toEqual([PUBLIC_ADDRESS, PUBLIC_ADDRESS]);
  });

  test('by its own name is refused without a request', async () => {
    const names = { 'inside.example': ['10.0.0.1'] };
    const url = 'http://inside.example/';
    const { outcome, connected } = await readFrom(() => typed('', 'text/csv'), 'csv', {
      url,
      names,
    });
    expect(outcome).toBe('private-address');
    expect(connected).toEqual([]);
  });

  test('by a robots.txt that redirects there is refused, too', async () => {
    const { outcome } = await readFrom(() => sendTo('http://169.254.169.254/robots.txt'), 'csv', {
      isWhole: true,
    });
    expect(outcome).toBe('private-address');
  });

  test('by a feed whose next page is inside or elsewhere is refused', async () => {
    for (const next of [
      'http://169.254.169.254/x',
      'http://other.example/x',
      'file:///etc/passwd',
    ]) {
      const { outcome, asked } = await readFrom(() => aPage(next), 'rpde');
      expect(outcome).toBe('endless');
      expect(asked).toHaveLength(2);
    }
  });

  test('in a circle is left after 5 redirects', async () => {
    const { outcome, asked } = await readFrom(
      (_, { pathname }) => sendTo(`/feed${pathname.length % 7}${pathname}`),
      'csv',
    );
    expect(outcome).toBe('redirects');
    expect(asked.filter(({ path }) => path !== '/robots.txt')).toHaveLength(6);
  });
});

describe('a source that never ends', () => {
  test.each([
    ['a rule without an end', 'RRULE:FREQ=DAILY\r\n'],
    ['a rule of 10,000 days', 'RRULE:FREQ=DAILY;COUNT=10000\r\n'],
    ['a rule until the year 9999', 'RRULE:FREQ=WEEKLY;UNTIL=99991231T000000Z\r\n'],
    ['a rule of every second', 'RRULE:FREQ=SECONDLY;COUNT=400\r\n'],
    ['a rule with no next date', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=2\r\n'],
  ])('by %s is refused', async (_, rule) => {
    const { outcome } = await readFrom(
      () => typed(aCalendar(anEvent(rule)), 'text/calendar'),
      'ical',
    );
    expect(['endless', 'empty', 'reader']).toContain(outcome);
  });

  test('by pages that name each other is refused', async () => {
    const { outcome } = await readFrom(
      (_, { pathname }) => aPage(pathname === '/feed' ? '/b' : '/feed'),
      'rpde',
    );
    expect(outcome).toBe('endless');
  });
});
