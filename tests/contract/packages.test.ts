// An install may bring in only pinned content and reviewed scripts.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Package = {
  version?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  link?: boolean;
};
type Wants = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

const root = path.resolve(import.meta.dirname, '../..');
const readJson = async (folder: string, file: string) =>
  JSON.parse(await readFile(path.join(root, folder, file), 'utf8'));

describe.each([
  ['.', ['node_modules/node']],
  ['tests/bench', []],
  ['tests/engines', []],
])('the packages of %s', (folder, scripts) => {
  const packages = async (): Promise<[string, Package][]> =>
    Object.entries<Package>((await readJson(folder, 'package-lock.json')).packages).filter(
      ([name]) => name !== '',
    );

  it('are all pinned to their content', async () => {
    const all = await packages();
    expect(all.length).toBeGreaterThan(5);
    const loose = all.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  // npm leaves out the address of what comes from its registry (.npmrc).
  it('come from the registry only, not from git, a folder or another address', async () => {
    const foreign = (await packages()).filter(
      ([, { resolved, link, version }]) =>
        link === true || resolved !== undefined || !/^\d+\.\d+\.\d+/.test(version ?? ''),
    );
    expect(foreign.map(([name]) => name)).toEqual([]);
  });

  it('run only known install scripts', async () => {
    const running = (await packages()).filter(([, each]) => each.hasInstallScript);
    expect(running.map(([name]) => name)).toEqual(scripts);
  });

  it('are requested by the exact version of the lock file', async () => {
    const { dependencies, devDependencies }: Wants = await readJson(folder, 'package.json');
    const locked = new Map(await packages());
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
      expect([name, locked.get(`node_modules/${name}`)?.version]).toEqual([name, version]);
    }
  });
});

it('allows npm to run only known install scripts', async () => {
  expect((await readJson('.', 'package.json')).allowScripts).toEqual({ node: true });
});
