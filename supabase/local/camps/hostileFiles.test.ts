// What people send as a file of camps, over HTTP against the embedded backend.
import { afterAll, describe, expect, it } from 'vitest';
import { campFiles, counts } from '../testing/campFiles.ts';
import { exportCamps } from './exportCamps.ts';
const { server, anEmptySeason, importText, campsOf, stop } = await campFiles();
afterAll(stop);

/** More than a page of an answer, and than a visitor may send at once. */
const MANY = process.env.CAMPLY_SOAK === '1' ? 10_000 : 1200;
const seconds = (ms: number) => (ms / 1000).toFixed(1);

describe('hostile files', () => {
  it('with control characters or formulas are reported and stored as harmless text', async () => {
    const season = await anEmptySeason();
    const { lines } = await importText(
      season,
      'Camp name,Theme,Price\n"\u001B[2J\u202EMoss\r\n",Art,=cmd|\'/c calc\'!A1\n',
    );
    // oxlint-disable-next-line no-control-regex -- that is what must not be there
    expect(lines.join('\n')).not.toMatch(/[\u0000-\u0009\u001B\u202E]/);
    const text = await exportCamps(server.operator, season);
    expect(text).toContain("'=cmd|'/c calc'!A1");
    expect(await campsOf(season)).toMatchObject([
      { camp_provider_name: '[2J Moss', price: "=cmd|'/c calc'!A1" },
    ]);
    expect(counts(await importText(season, text))).toMatch(/0 changed, 1 unchanged/);
  });

  it.each([
    [
      'a cell of 10 MB',
      `Camp name,Theme\nMoss,${'x'.repeat(10_485_760)}\n`,
      /line 2 is longer than/,
    ],
    ['broken quotes', 'Camp name,Theme\nMoss,"Art\n', /quotes of the row that begins in line 2/],
    ['a NUL', 'Camp name,Theme\nMo\0ss,Art\n', /Line 2 holds a NUL/],
    [
      'another encoding',
      Buffer.from('Camp name,Theme\nÉtoile,Art\n', 'latin1'),
      /Line 2 is not UTF-8/,
    ],
    ['nothing', '', /The file is empty/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /NUL|UTF-8/],
  ])('are refused in a sentence: %s', async (_, text, sentence) => {
    const season = await anEmptySeason();
    const told = await importText(season, text);
    expect(told.isGood).toBe(false);
    expect(told.lines.join(' ')).toMatch(sentence);
    expect(await campsOf(season)).toEqual([]);
  });

  it(`${MANY} rows arrive, 400 in a transaction, and come back unchanged`, async () => {
    const season = await anEmptySeason();
    const rows = Array.from(
      { length: MANY },
      (_, at) =>
        `Camp ${at},"Art, Music",${at} Peachtree St,Atlanta,GA,30303,5,12,$${at % 400},Oct 6-10,https://camp-${at}.example/`,
    );
    const header =
      'Camp name,Theme,Street address,City,State,Zip,Min age,Max age,Price,Dates,Website';
    const began = performance.now();
    const { isGood } = await importText(season, `${header}\n${rows.join('\n')}\n`);
    const arrived = performance.now();
    expect(isGood).toBe(true);
    const { count } = await server.operator
      .from('camps')
      .select('id', { count: 'exact', head: true })
      .eq('season_id', season);
    expect(count).toBe(MANY);
    // The oldest transaction holds back everybody's news.
    const { data } = await server.operator
      .from('camps')
      .select('updated_at')
      .eq('season_id', season);
    const sizes = [...Map.groupBy(data ?? [], (row) => String(row.updated_at)).values()];
    expect(Math.max(...sizes.map(({ length }) => length))).toBe(400);
    const again = await importText(season, await exportCamps(server.operator, season));
    expect(counts(again)).toBe(`0 new, 0 changed, ${MANY} unchanged, 0 not good`);
    console.log(
      `${MANY} camps: imported in ${seconds(arrived - began)} s, exported and compared in ${seconds(performance.now() - arrived)} s`,
    );
  });
});
