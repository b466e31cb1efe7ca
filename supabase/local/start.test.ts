import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const start = path.join(import.meta.dirname, 'start.mjs');

/** Runs start.mjs on a Node that says it is this one. */
function startOn(version: string) {
  const pretend = `Object.defineProperty(process, 'version', { value: 'v${version}' });
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  return spawnSync(process.execPath, ['--import', preload, start, '--none'], { encoding: 'utf8' });
}

test.each(['12.22.12', '18.20.8', '20.18.3'])('reports Node %s as too old', (version) => {
  const { status, stderr } = startOn(version);
  expect(status).toBe(1);
  expect(stderr).toBe(
    `\nCamply needs Node 20.19 or newer; this is v${version}.\nInstall a newer Node from https://nodejs.org\n\n`,
  );
});

test('accepts Node 20.19', () => {
  expect(startOn('20.19.0').stderr).toContain('There is no option --none');
});

test.each(['start.mjs', 'requireNode.mjs'])(
  'writes %s in syntax that an old Node can parse',
  async (name) => {
    const source = await readFile(path.join(import.meta.dirname, name), 'utf8');
    const code = source.replaceAll(/^\/\/.*$/gm, '');
    expect(code).not.toMatch(/await|\?\.|\?\?|node:|\|\|=|&&=|#\w/);
  },
);
