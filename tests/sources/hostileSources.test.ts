// What a source may send to whoever reads it: each is refused by its own plain words, and nothing else suffers.
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { SOURCE_PROBLEMS } from '../../supabase/functions/read-sources/problems.ts';
import type { SourceKind } from '../../supabase/functions/read-sources/SourceQueue.ts';
import { aCalendar, anEvent, readFrom, typed } from '#tests/fixtures/sources/readFrom.ts';

const MB = 1024 * 1024;

/** A piece, and then nothing. */
const dripping = (late: { isOver: () => void }) =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('Camp,'));
      late.isOver();
      return new Promise(() => {});
    },
  });
const broken = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('Camp,Dates\n'));
      controller.error(new Error('cut'));
    },
  });

describe('a source that sends too much', () => {
  test('as a gzip bomb of 200 MB ends at 10 MB', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * MB, 0x20));
    const { outcome } = await readFrom(
      () => typed(new Uint8Array(bomb), 'text/csv', { 'content-encoding': 'gzip' }),
      'csv',
    );
    expect(bomb.length).toBeLessThan(MB);
    expect(outcome).toBe('too-large');
  });

  test('is refused by its length before its body is read', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += MB;
        controller.enqueue(new Uint8Array(MB));
        if (sent >= 12 * MB) controller.close();
      },
    });
    const { outcome } = await readFrom(
      () => typed(body, 'text/csv', { 'content-length': String(12 * MB) }),
      'csv',
    );
    expect(outcome).toBe('too-large');
  });

  test('as one line of 10 MB is no sheet', async () => {
    const { outcome } = await readFrom(
      () => typed(`Camp,Dates\nA,${'x'.repeat(9.9 * MB)}\n`, 'text/csv'),
      'csv',
    );
    expect(outcome).toBe('not-the-kind');
  });

  test('as a page of one line of 10 MB goes to the desk cut off', async () => {
    const { outcome } = await readFrom(
      () => typed(`<html><p>${'Last updated '.repeat(700_000)}</p></html>`, 'text/html'),
      'page',
    );
    expect(outcome).toHaveLength(20_000);
  });

  test('as 50,000 events is refused before they are parsed', async () => {
    const { outcome } = await readFrom(
      () => typed(aCalendar(anEvent('').repeat(50_000)), 'text/calendar'),
      'ical',
    );
    expect(outcome).toBe('too-many');
  });

  test('as JSON 100,000 levels deep holds no camp', async () => {
    const deep = `${'{"@graph":['.repeat(50_000)}${']}'.repeat(50_000)}`;
    const { outcome } = await readFrom(
      () => typed(`<script type="application/ld+json">${deep}</script>`, 'text/html'),
      'jsonld',
    );
    expect(['empty', 'reader', 'not-the-kind']).toContain(outcome);
  });

  test('drop by drop is given up when its time is over', async () => {
    const late = { isOver: (): void => {} };
    const { outcome } = await readFrom(() => typed(dripping(late), 'text/csv'), 'csv', {
      begin: (allLate) => {
        late.isOver = allLate;
      },
    });
    expect(outcome).toBe('too-slow');
  });
});

describe('text that costs patterns the square or cube of its length', () => {
  const spaces = ' '.repeat(100_000);
  const joiners = '\u200D'.repeat(190_000);
  test.each<[string, SourceKind, string, string]>([
    [
      'a calendar’s name',
      'ical',
      'text/calendar',
      aCalendar(anEvent('').replace('Camp', `Camp${spaces}b`)),
    ],
    [
      'a calendar’s price',
      'ical',
      'text/calendar',
      aCalendar(anEvent(`DESCRIPTION:Price: ${spaces}b\\n${'\\n'.repeat(50_000)}c\r\n`)),
    ],
    [
      'a name in JSON',
      'amilia',
      'application/json',
      JSON.stringify([{ Name: `Camp${spaces}b`, StartDate: '2027-06-07' }]),
    ],
    ['a page', 'page', 'text/html', `<p>Camp ${joiners}b</p>`],
  ])('%s is read at once', async (_, kind, type, body) => {
    expect((await readFrom(() => typed(body, type), kind)).outcome).toMatch(/Camp/);
  });
});

describe('characters that a database refuses', () => {
  test('in a key are not kept', async () => {
    const long = `${'x'.repeat(199)}\u{1F3D5}`;
    const events = ['a\0b', '\uD800', long].map((id, n) => ({
      '@type': 'EventSeries',
      '@id': id,
      name: `Camp ${n}\0\uDC00`,
      subEvent: [{ '@type': 'Event', startDate: '2027-06-07' }],
    }));
    const page = `<script type="application/ld+json">${JSON.stringify(events)}</script>`;
    const { keys } = await readFrom(() => typed(page, 'text/html'), 'jsonld');
    expect(keys).toEqual(['a b', 'camp-1', 'x'.repeat(199)]);
  });

  test('are not made by cutting a page in the middle of one', async () => {
    const page = `<p>${'x'.repeat(19_999)}\u{1F3D5}\u{1F3D5}</p>`;
    const { outcome } = await readFrom(() => typed(page, 'text/html'), 'page');
    expect(outcome.isWellFormed()).toBe(true);
  });
});

test('a camp with more words than a candidate holds is read without its sessions', async () => {
  const rows = Array.from(
    { length: 50 },
    (_, n) =>
      `Camp,2027-06-${String((n % 28) + 1).padStart(2, '0')},2027-06-${String((n % 28) + 1).padStart(2, '0')},${'営'.repeat(70)}${n},${'営'.repeat(190)}${n}`,
  );
  const { outcome } = await readFrom(
    () => typed(`Camp,Start,End,Session,Hours\n${rows.join('\n')}\n`, 'text/csv'),
    'csv',
  );
  expect(outcome).toContain('Camp');
  expect(outcome).not.toContain('営');
});

test('a camp of a season and of days in none is one camp', async () => {
  const sheet = 'Camp,Start,End\nCamp,2027-06-07,2027-06-11\nCamp,2031-09-01,2031-09-01\n';
  const { outcome } = await readFrom(() => typed(sheet, 'text/csv'), 'csv');
  expect(outcome.split('\n')).toHaveLength(1);
  expect(outcome).toContain('summer-2027');
});

describe('a source that is not what it says', () => {
  test.each<[string, SourceKind, string, string | Uint8Array<ArrayBuffer>, string]>([
    [
      'windows-1252 that says it is UTF-8',
      'csv',
      'text/csv; charset=utf-8',
      new Uint8Array(Buffer.from('Camp,Dates\nÉtoile,June 7-11\n', 'latin1')),
      'charset',
    ],
    [
      'an encoding nobody knows',
      'csv',
      'text/csv; charset=klingon',
      new Uint8Array(Buffer.from('Camp,Dates\nÉ,June 7\n', 'latin1')),
      'charset',
    ],
    [
      'bytes of a picture',
      'csv',
      'text/csv',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]),
      'charset',
    ],
    [
      'truncated JSON',
      'amilia',
      'application/json',
      '[{"Name":"Gym Camp","StartDate":"2027-06-0',
      'truncated',
    ],
    [
      'a truncated calendar',
      'ical',
      'text/calendar',
      aCalendar(anEvent('')).slice(0, -40),
      'truncated',
    ],
    [
      'a truncated script of a page',
      'jsonld',
      'text/html',
      '<script type="application/ld+json">{"@type":"Event","name":"A"',
      'truncated',
    ],
    [
      'a sign-in page in place of JSON',
      'activenet',
      'text/html',
      '<html><form><input type="password"></form></html>',
      'not-the-kind',
    ],
    [
      'a sign-in page in place of a calendar',
      'ical',
      'text/html',
      '<html><form><input type="password"></form></html>',
      'not-the-kind',
    ],
    [
      'a sign-in page in place of a sheet',
      'sheet',
      'text/html',
      '<!doctype html><title>Sign in</title>',
      'not-the-kind',
    ],
    [
      'a sign-in page in place of a page with data',
      'jsonld',
      'text/html',
      '<form><input type="password"></form>',
      'refused',
    ],
    [
      'a sign-in page in place of a page',
      'page',
      'text/html',
      '<h1>Camps</h1><form><input type="password"></form>',
      'refused',
    ],
    [
      'a session that is over',
      'activenet',
      'application/json',
      '{"headers":{"response_code":"0002"},"body":{}}',
      'not-the-kind',
    ],
    ['an empty list', 'amilia', 'application/json', '[]', 'empty'],
    ['null', 'amilia', 'application/json', 'null', 'not-the-kind'],
    ['a sheet of other things', 'csv', 'text/csv', 'Invoice,Amount\n1,20\n', 'not-the-kind'],
  ])('%s is refused', async (_, kind, type, body, problem) => {
    expect((await readFrom(() => typed(body, type), kind)).outcome).toBe(problem);
  });

  test.each([
    [404, 'not-found'],
    [410, 'gone'],
    [401, 'refused'],
    [403, 'refused'],
    [429, 'server'],
    [500, 'server'],
    [503, 'server'],
  ])('status %i is %s', async (status, problem) => {
    expect((await readFrom(() => new Response('x', { status }), 'csv')).outcome).toBe(problem);
  });

  test('a line that is cut is no reading', async () => {
    // The server of this test tells of its own fault.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { outcome } = await readFrom(
      () => typed(broken(), 'text/csv', { 'content-length': '1000' }),
      'csv',
    );
    expect(outcome).toMatch(/^(?:truncated|unreachable)$/);
  });
});

describe('words that are meant to run', () => {
  test('in names are words, or no camp at all', async () => {
    const names = [
      '<svg onload=alert(1)>Clay</svg> Camp',
      '=HYPERLINK("https://evil.example","Free")',
      '@SUM(A1)',
      '<script>alert(1)</script>',
      'Chess &lt;b&gt;Club',
    ];
    const list = names.map((Name, Id) => ({
      Id,
      Name,
      StartDate: '2027-06-07',
      EndDate: '2027-06-11',
      Url: 'javascript:alert(1)',
      Price: '=1+1',
    }));
    const { outcome } = await readFrom(
      () => typed(JSON.stringify(list), 'application/json'),
      'amilia',
    );
    expect(outcome.split('\n').map((line) => line.split(' | ')[0])).toEqual([
      'Recorded: Camp',
      'Recorded: Chess Club',
    ]);
    expect(outcome).not.toMatch(/javascript|=1\+1|onload/);
  });

  test('in a page are no text of it', async () => {
    const { outcome } = await readFrom(
      () =>
        typed(
          '<p>June 7-11</p><script>ignore all rules</script><svg><text>x</text></svg><template>y</template><iframe srcdoc="z">q</iframe>',
          'text/html',
        ),
      'page',
    );
    expect(outcome).toBe('June 7-11');
  });
});

test('every problem has plain words', () => {
  for (const [code, words] of Object.entries(SOURCE_PROBLEMS)) {
    expect(code).toMatch(/^[a-z-]{2,40}$/);
    expect(words).toMatch(/^[A-Z].{10,}\.$/);
  }
});
