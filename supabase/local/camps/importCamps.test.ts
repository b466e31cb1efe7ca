// Files of camps, over HTTP against the embedded backend, as against a hosted one.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { campFiles, counts, messages } from '../testing/campFiles.ts';
import { exportCamps } from './exportCamps.ts';
import { importCamps } from './importCamps.ts';
const { server, folder, anEmptySeason, importText, campsOf, stop } = await campFiles();
afterAll(stop);

const two =
  'Camp name,Theme,Street address,City,ZIP,Price\r\nMoss & Marble,Art,18 Ponce Pl,Decatur,30030,$90\r\n"Étoile, Dance",Dance,2 Pharr Ct,Atlanta,30305,\r\n';

describe('an import', () => {
  it('adds camps as basic listings and reports the same in a dry run without writing', async () => {
    const season = await anEmptySeason();
    const dry = await importText(season, two, { isDryRun: true });
    expect(await campsOf(season)).toEqual([]);
    const wet = await importText(season, two);
    expect(dry.lines.slice(0, -1)).toEqual(wet.lines.slice(0, -1));
    expect(wet.lines).toContain(`Line 2: new: Moss & Marble (moss-marble-${season}-18-ponce-pl)`);
    expect(await campsOf(season)).toMatchObject([
      { id: `etoile-dance-${season}-2-pharr-ct`, listing: 'basic', price: null, state: 'GA' },
      {
        id: `moss-marble-${season}-18-ponce-pl`,
        camp_provider_name: 'Moss & Marble',
        price: '$90',
      },
    ]);
  });

  it('changes only camps with a changed cell and keeps missing ones', async () => {
    const season = await anEmptySeason();
    await importText(season, two);
    expect(counts(await importText(season, two))).toBe('0 new, 0 changed, 2 unchanged, 0 not good');
    const changed = await importText(
      season,
      `Provider,Address,Cost\nMOSS & MARBLE,18 ponce pl.,$95\n`,
    );
    expect(changed.lines.find((line) => line.startsWith('Line 2'))).toMatch(
      /changed: .*camp_provider_name "Moss & Marble" -> "MOSS & MARBLE".*price "\$90" -> "\$95"/,
    );
    expect(changed.lines.join()).toMatch(/Not in the file, and they stay: 1 \(etoile-dance/);
    expect((await campsOf(season)).map(({ price, camp_theme: theme }) => [price, theme])).toEqual([
      [null, 'Dance'],
      ['$95', 'Art'],
    ]);
  });

  it('finds a camp by its id under another name', async () => {
    const season = await anEmptySeason();
    await importText(season, two);
    const id = `moss-marble-${season}-18-ponce-pl`;
    await importText(season, `id,camp_provider_name\n${id},Moss\n`);
    expect((await campsOf(season)).map((camp) => camp.camp_provider_name)).toEqual([
      'Étoile, Dance',
      'Moss',
    ]);
  });

  it('stores nothing of a file with a bad row and names each bad line', async () => {
    const season = await anEmptySeason();
    const told = await importText(
      season,
      `Camp name,Theme,Zip,Min age,Max age,Price,Listing,Verified on\r\nGood,"Art\r\nand more",30030,3,9,,,\r\n` +
        `,Art,30030,,,,,\r\nM,Art,303,nine,19,${'x'.repeat(101)},gold,2026-02-30\r\nOld,Art,30030,9,3,,,\r\nGood,Art,,,,,,\r\nA,B,C,D,E,F,G,H,I\r\n`,
    );
    expect(told.isGood).toBe(false);
    expect(messages(told)).toEqual([
      'Line 4: NOT GOOD: Camp name is required',
      'Line 5: NOT GOOD: Camp name is shorter than 2 characters: M',
      'Line 5: NOT GOOD: ZIP code has fewer than 5 digits (a spreadsheet drops a 0 in front): 303',
      'Line 5: NOT GOOD: Minimum age is no whole or half number from 0 to 18: nine',
      'Line 5: NOT GOOD: Maximum age is no whole or half number from 0 to 18: 19',
      'Line 5: NOT GOOD: Price is longer than 100 characters (it has 101)',
      'Line 5: NOT GOOD: Listing is none of featured, basic, opening: gold',
      'Line 5: NOT GOOD: Verified on holds no day like 2026-10-12: 2026-02-30',
      "Line 6: NOT GOOD: Minimum age can't be above maximum age",
      `Line 7: NOT GOOD: It is the same camp as line 2 (good-${season}): give each an id of its own`,
      'Line 8: NOT GOOD: Camp name is shorter than 2 characters: A',
      'Line 8: NOT GOOD: Theme is shorter than 2 characters: B',
      'Line 8: NOT GOOD: ZIP code is shorter than 5 characters: C',
      'Line 8: NOT GOOD: Minimum age is no whole or half number from 0 to 18: D',
      'Line 8: NOT GOOD: Maximum age is no whole or half number from 0 to 18: E',
      'Line 8: NOT GOOD: Listing is none of featured, basic, opening: G',
      'Line 8: NOT GOOD: Verified on holds no day like 2026-10-12: H',
      'Line 8: NOT GOOD: It has more cells than the first row; perhaps a comma stands outside of quotes',
    ]);
    expect(await campsOf(season)).toEqual([]);
  });

  it('writes nothing when a camp was changed between reading and writing', async () => {
    const season = await anEmptySeason();
    await importText(season, two);
    const id = `moss-marble-${season}-18-ponce-pl`;
    const file = path.join(folder, 'race.csv');
    await writeFile(file, two.replace('$90', '$95').replace('30305,', '30305,$10'));
    const options = { file, season, listing: null, maps: [], ignored: [], isDryRun: false };
    const client = Object.create(server.operator, {
      rpc: {
        value: async (name: string, given: unknown) => {
          await server.operator.from('camps').update({ price: 'by hand' }).eq('id', id);
          return server.operator.rpc(name, given);
        },
      },
    });
    await expect(importCamps(client, options, () => {})).rejects.toThrow(
      `because of line 2: ${id} was changed meanwhile`,
    );
    expect((await campsOf(season)).map(({ price }) => price)).toEqual([null, 'by hand']);
  });

  it('reads foreign headers and asks about an unknown column with values', async () => {
    const season = await anEmptySeason();
    const text = 'PROVIDER;Activities;Zip;What it costs;Phone\r\nMoss;Art;30030;90 €;404\r\n';
    const plain = await importText(season, text, { isDryRun: true });
    expect(plain.lines).toEqual([
      'The directory does not know these columns of the file: What it costs, Phone.',
    ]);
    const maps = ['What it costs=price'];
    const half = await importText(season, text, { maps });
    expect(half.lines).toEqual(['The directory does not know this column of the file: Phone.']);
    expect(await campsOf(season)).toEqual([]);
    const { lines } = await importText(season, text, { maps, ignored: ['phone'] });
    expect(lines[1]).toBe('Not used: Phone');
    expect(await campsOf(season)).toMatchObject([{ price: '90 €', zip_code: '30030' }]);
    expect((await importText(season, 'Camp,Name\nA,B\n')).lines).toEqual([
      'Two columns of the file mean camp_provider_name: "Camp" and "Name".',
    ]);
    expect((await importText(season, 'City\nDecatur\n')).lines[0]).toMatch(
      /neither an id nor a camp name/,
    );
    expect((await importText(season, two, { maps: ['Cost=price'] })).lines[0]).toMatch(
      /no column "Cost"/,
    );
    expect((await importText(season, two, { maps: ['City=town'] })).lines[0]).toMatch(
      /names no column of camps/,
    );
    expect((await importText(season, two, { ignored: ['Phone'] })).lines[0]).toMatch(
      /--ignore "Phone": the file has no column "Phone"/,
    );
  });

  it('names a column without a heading by its place, and leaves out one without values', async () => {
    const season = await anEmptySeason();
    const text = 'Camp,Theme,,Notes\nMoss,Art,call first,\n';
    expect((await importText(season, text)).lines).toEqual([
      'The directory does not know this column of the file: column 3.',
    ]);
    const { isGood, lines } = await importText(season, text, { ignored: ['Column 3'] });
    expect([isGood, lines[1]]).toEqual([true, 'Not used: column 3, Notes']);
  });

  it('reads both ages from one column, even 3½', async () => {
    const season = await anEmptySeason();
    const cells = ['5-12', '4 to 10', '3½-6', '8+', 'up to 12', 'All ages', ''];
    const rows = cells.map((ages, at) => `Camp ${at},Art,${ages}`).join('\n');
    expect((await importText(season, `Camp,Theme,Ages\n${rows}\n`)).isGood).toBe(true);
    const bounds = (await campsOf(season)).map((camp) => [camp.age_min, camp.age_max]);
    expect(bounds).toEqual([
      [5, 12],
      [4, 10],
      [3.5, 6],
      [8, null],
      [null, 12],
      [null, null],
      [null, null],
    ]);
    const text = await exportCamps(server.operator, season);
    expect(counts(await importText(season, text))).toMatch(/0 changed, 7 unchanged/);
  });

  it('stops at ages that it cannot read, and at two columns for one age', async () => {
    const season = await anEmptySeason();
    const told = await importText(season, 'Camp,Theme,Ages\nMoss,Art,K-5\nFern,Art,12-May\n');
    expect(messages(told)).toEqual([
      'Line 2: NOT GOOD: Ages are not like 5-12, 5+ or up to 12: K-5',
      'Line 3: NOT GOOD: Ages became a date in Excel (12-May), as texts like 5-12 and 9-3 do: set the column to Text in the spreadsheet and type it again',
    ]);
    expect((await importText(season, 'Camp,Theme,Ages,Min age\nMoss,Art,5-12,5\n')).lines).toEqual([
      'Two columns of the file mean ages: "Ages" and "Min age".',
    ]);
    const ignored = ['Ages'];
    expect((await importText(season, 'Camp,Theme,Ages\nMoss,Art,K-5\n', { ignored })).isGood).toBe(
      true,
    );
  });

  it("reads numbers and days in Excel's format when unambiguous", async () => {
    const season = await anEmptySeason();
    const header = 'Camp,Theme,Zip,Min age,Price,Dates,Hours';
    const year = season.slice(-2);
    const good = `Moss,Art,30030.0,1.0,350.0,5-Oct,9am-3pm\nFern,Art,30305-1234,,,5-Oct-${year},\n`;
    const { isGood, lines } = await importText(season, `${header}\n${good}`);
    expect([isGood, lines.filter((line) => line.includes('Note'))]).toEqual([true, []]);
    expect(await campsOf(season)).toMatchObject([
      { zip_code: '30305-1234', camp_dates: `Oct 5, 20${year}` },
      { zip_code: '30030', age_min: 1, price: '350', camp_dates: 'Oct 5' },
    ]);
    const bad =
      'A1,Art,3.003E+04,1E+01,3.5E+02,Oct-05,3-Sep\nA2,Art,2138,,,46300,\nA3,Art,,,15-Oct,,\n';
    const told = await importText(season, `${header}\n${bad}`);
    expect(
      messages(told).map((line) => line.replace(/^(.*?)(?: from 0|:[^:]*$| \(a spr).*/, '$1')),
    ).toEqual([
      'Line 2: NOT GOOD: ZIP code came shortened out of Excel (3.003E+04) and may have lost digits',
      'Line 2: NOT GOOD: Minimum age is no whole or half number',
      'Line 2: NOT GOOD: Price came shortened out of Excel (3.5E+02) and may have lost digits',
      'Line 2: NOT GOOD: Dates became a month in Excel (Oct-05), with a day or without',
      'Line 2: NOT GOOD: Hours became a date in Excel (3-Sep), as texts like 5-12 and 9-3 do',
      'Line 3: NOT GOOD: ZIP code has fewer than 5 digits',
      'Line 3: NOT GOOD: Dates became a number in Excel (46300), which counts days',
      'Line 4: NOT GOOD: Price became a date in Excel (15-Oct), as texts like 5-12 and 9-3 do',
    ]);
    expect(counts(told)).toBe('0 new, 0 changed, 0 unchanged, 3 not good');
  });

  it('counts each row once, however much is wrong with it', async () => {
    const season = await anEmptySeason();
    await importText(season, two);
    const told = await importText(
      season,
      `Camp name,Theme,Street address,Min age,Max age\nMoss & Marble,Art,18 Ponce Pl,9,3\nNew,Art,,9,3\nGood,Art,,3,9\nx,y,,z,\n`,
    );
    expect(counts(told)).toBe('1 new, 0 changed, 0 unchanged, 3 not good');
  });

  it('takes the kind of listing from the cell, else from the option', async () => {
    const season = await anEmptySeason();
    const text = 'id,Camp name,Theme,Listing\na-1,Moss,Art,featured\na-2,Fern,Art,\n';
    await importText(season, text, { listing: 'basic' });
    await importText(season, 'id,Camp name\na-2,Fern\n', { listing: 'featured' });
    expect((await campsOf(season)).map(({ listing }) => listing)).toEqual(['featured', 'featured']);
  });

  it('neither restores an archived camp nor takes one of another season', async () => {
    const [season, other] = [await anEmptySeason(), await anEmptySeason()];
    await importText(season, two);
    const gone = { deleted_at: new Date().toISOString() };
    await server.operator.from('camps').update(gone).eq('season_id', season).throwOnError();
    expect(messages(await importText(season, two))[0]).toMatch(/is archived: bring it back first/);
    const id = `moss-marble-${season}-18-ponce-pl`;
    expect(messages(await importText(other, `id,Camp name,Theme\n${id},Moss,Art\n`))[0]).toMatch(
      /belongs to fall-\d+/,
    );
  });

  it('keeps a location that was found after the export', async () => {
    const season = await anEmptySeason();
    await importText(season, two);
    const text = await exportCamps(server.operator, season);
    const place = { latitude: 33.77, longitude: -84.3, coordinate_precision: 'exact' };
    await server.operator.from('camps').update(place).eq('season_id', season).throwOnError();
    expect(counts(await importText(season, text))).toMatch(/0 changed, 2 unchanged/);
    expect(await campsOf(season)).toMatchObject([place, place]);
  });

  it('warns of missing facts and imports the camp', async () => {
    const season = await anEmptySeason();
    const text =
      'Camp name,Theme,Dates,Website\nMoss,Art,when school is out,mailto:moss@moss.example\n';
    const { isGood, lines } = await importText(season, text);
    expect(isGood).toBe(true);
    expect(lines.filter((line) => line.includes('Note'))).toEqual([
      'Line 2: Note: Nothing opens this website: mailto:moss@moss.example',
      'Line 2: Note: Families who filter by day will not find it; not read: when school is out',
    ]);
  });
});
