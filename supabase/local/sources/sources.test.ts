import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readArguments } from '../camps/readArguments.ts';
import { StartError } from '../start/StartError.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { type TestServer, testServer } from '../testing/testServer.ts';
import { runSourceCommand } from './runSourceCommand.ts';
import { scheduleSources } from './scheduleSources.ts';

const WHO = {
  SOURCES_CONTACT_URL: 'https://camply.example/contact',
  SOURCES_CONTACT_MAIL: 'camps@camply.example',
};
let server: TestServer;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  [server, folder] = await Promise.all([testServer(), temporaryFolder()]);
});
afterAll(async () => {
  await Promise.all([server.stop(), folder.remove()]);
});

/** What the command prints, and whether all went well; or why it could not be done. */
async function run(...args: string[]): Promise<{ lines: string[]; isGood: boolean | string }> {
  const lines: string[] = [];
  try {
    const command = readArguments(['sources', ...args]);
    if (command.name !== 'sources') throw new Error(command.name);
    return {
      isGood: await runSourceCommand(
        server.operator,
        command,
        (line) => void lines.push(line),
        WHO,
      ),
      lines,
    };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { lines, isGood: error.message };
  }
}
const file = async (text: string) => {
  const at = path.join(folder.folder, 'sources.csv');
  await writeFile(at, text);
  return at;
};

describe('npm run camps -- sources', () => {
  test('says what to do when there is none', async () => {
    expect(await run()).toEqual({
      isGood: true,
      lines: ['No source yet: npm run camps -- sources add FILE.csv'],
    });
  });

  test('takes nothing of a file with a bad row', async () => {
    const good = 'http://127.0.0.1/a,ical,Rocket Pond';
    for (const [row, problem] of [
      ['pond,ical,Pond', 'Line 3: pond is no web address.'],
      ['http://a.example/,guess,Pond', /^Line 3: the kind is one of jsonld, /],
    ] as const) {
      expect((await run('add', await file(`url,kind,label\n${good}\n${row}\n`))).isGood).toMatch(
        problem,
      );
    }
    expect((await run('add', await file(`url,kind,name\n${good}\n`))).isGood).toBe(
      'A file of sources has no column name.',
    );
    expect((await run()).lines).toHaveLength(1);
  });

  test('adds a file of sources twice without doubling them', async () => {
    const text =
      'url,kind,label,cadence_hours,is_on\nhttp://127.0.0.1/a,ical,Rocket Pond,12,\nhttp://localhost/b,csv,Étoile & Encore,,no\n';
    for (let count = 0; count < 2; count += 1) {
      expect(await run('add', await file(text))).toEqual({
        isGood: true,
        lines: ['2 sources added or changed.'],
      });
    }
    expect((await run()).lines).toEqual([
      'etoile-encore-csv (csv, http://localhost/b): 0 camps, 0 waiting. Turned off.',
      'rocket-pond-ical (ical, http://127.0.0.1/a): 0 camps, 0 waiting. Not read yet.',
      '2 sources, 0 with a problem, 0 to look at on the desk',
    ]);
  });

  test('adds one by its address', async () => {
    const { isGood, lines } = await run(
      'add',
      'http://169.254.169.254/latest',
      '--kind',
      'page',
      '--label',
      'Inside',
    );
    expect([isGood, lines]).toEqual([
      true,
      ['inside-page is added. It’s read with: npm run camps -- sources run'],
    ]);
  });

  test('gives two addresses of one label two ids, and an id that is named another address', async () => {
    const two = 'http://127.0.0.1/c,ical,Rocket Pond\nhttp://127.0.0.1/d,ical,Rocket Pond\n';
    await run('add', await file(`url,kind,label\n${two}`));
    await run(
      'add',
      await file(
        'id,url,kind,label,is_on\nrocket-pond-ical-3,http://127.0.0.1/e,ical,Rocket Pond,no\n',
      ),
    );
    await run('add', await file('url,kind,label,is_on\nhttp://127.0.0.1/c,ical,Rocket Pond,no\n'));
    expect(
      (await run()).lines
        .filter((line) => line.includes('127.0.0.1'))
        .map((line) => line.split(')')[0]),
    ).toEqual([
      'rocket-pond-ical (ical, http://127.0.0.1/a',
      'rocket-pond-ical-2 (ical, http://127.0.0.1/c',
      'rocket-pond-ical-3 (ical, http://127.0.0.1/e',
    ]);
  });

  test('tries an address inside, writes nothing and says why', async () => {
    expect(await run('try', 'http://[::ffff:127.0.0.1]/', '--kind', 'csv')).toEqual({
      isGood: false,
      lines: ['The address leads into a private network or to a port that isn’t the web’s.'],
    });
  });

  test('reads what is due, each failing by itself, and says so in the list', async () => {
    const { isGood, lines } = await run('run');
    expect([isGood, lines.at(-1)]).toEqual([false, '0 read, 0 with nothing new, 2 with a problem']);
    expect((await run()).lines[2]).toMatch(
      /^rocket-pond-ical .*private network.* \(once\) Next: in 1 h\.$/,
    );
    expect((await run('run')).lines).toEqual(['0 read, 0 with nothing new, 0 with a problem']);
  });

  test.each([
    [['what'], 'There is no command sources what.'],
    [['add'], 'sources add needs an address.'],
    [['add', 'http://a.example/', '--label', 'A'], /^--kind is one of/],
    [
      ['add', 'http://a.example/', '--kind', 'csv'],
      'sources add needs --label: whose source it is.',
    ],
    [['try', 'file.csv', '--kind', 'csv'], 'sources try needs an address like https://...'],
    [['run', 'now', 'please'], 'What is please?'],
  ])('refuses %j', async (args, problem) => {
    expect((await run(...args)).isGood).toMatch(problem);
  });
});

test('the timer of the embedded backend stops at once, and does not start without saying who asks', async () => {
  expect(() => scheduleSources(server.operator, {})).toThrow(StartError);
  await scheduleSources(server.operator, WHO)();
});
