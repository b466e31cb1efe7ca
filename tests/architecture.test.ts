// What may import what and, for each rule, a control that it can fail.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findCycle, type Import, importsOf, projectImports } from './imports.ts';
import {
  boxes,
  folders,
  FOR_THE_SERVER,
  FOR_THE_WORKER,
  libraries,
  order,
  packages,
  PURE_BASE,
} from './importTable.ts';

const isStyle = (path: string) => /\.(css|svg|woff2|webp|png|json|geojson)(\?url)?$/.test(path);
const partOf = (file: string) => /^src\/(\w+)\//.exec(file)?.[1] ?? '';
const folderOf = (file: string) => /^src\/\w+\/(\w+)\//.exec(file)?.[1] ?? '';
const lineOf = (part: string) => order.findIndex((parts) => parts.includes(part));
const publicFileOf = (part: string) => `src/${part}/${part}.ts`;

/** Imports of a part that is not below, types and lazy ones included. The service worker knows itself, the names of caches and alarms. */
function upwards(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const [own, other] = [partOf(from), partOf(to)];
      if (own === 'sw' && FOR_THE_WORKER.test(to)) return false;
      if (own === other || !from.startsWith('src/') || !to.startsWith('src/')) return false;
      return lineOf(other) === -1 || lineOf(other) >= lineOf(own);
    })
    .map(({ from, to }) => `${from} may not import ${to}`);
}

/** What others see of a subject: its rules and its one public file. The build reads what it writes pages from. */
function pastTheDoor(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const other = partOf(to);
      if (other === '' || other === partOf(from) || libraries.has(other)) return false;
      if (!from.startsWith('src/') || partOf(from) === 'build') return false;
      return folderOf(to) !== 'rules' && to !== publicFileOf(other);
    })
    .map(({ from, to }) => `${from} reaches past the public file to ${to}`);
}

/** Between the folders of a subject: rules know rules only, words no screens, a store no words. */
function againstFolders(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const may = folders[folderOf(from)];
      const folder = folderOf(to);
      return may !== undefined && folders[folder] !== undefined && !may.includes(folder);
    })
    .map(({ from, to }) => `${from} may not import ${to}`);
}

/** Rules and base: no React, no storage, no network. */
function impureImports(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const isPure = folderOf(from) === 'rules' || PURE_BASE.test(from);
      return isPure && to.startsWith('src/') && folderOf(to) !== 'rules' && !PURE_BASE.test(to);
    })
    .filter(({ to }) => !isStyle(to))
    .map(({ from, to }) => `${from} may not import ${to}`);
}

/** What asks the device: the clock, chance, storage, the network, the page. */
const DEVICE =
  /\b(?:Date\.now|performance\.now|Math\.random|fetch\(|setTimeout|localStorage|indexedDB|sessionStorage|navigator\.|window\.|document\.|globalThis\.|crypto\.)|new Date\(\)/;
const withoutWords = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/`[^`]*`|'[^'\n]*'|\/(?:[^/\n\\]|\\.)+\/[a-z]*/g, "''");

const asksTheDevice = (file: string, text: string): string[] =>
  folderOf(file) === 'rules' && DEVICE.test(withoutWords(text)) ? [`${file} asks the device`] : [];

function strangePackages(imports: readonly Import[]): string[] {
  return imports
    .filter(({ to }) => !/^(?:src|supabase|tests)\//.test(to) && !isStyle(to))
    .filter(({ from, to }) => {
      const rows = packages.filter(([files]) => files.test(from));
      return !rows.some(([, may]) => may.test(to));
    })
    .map(({ from, to }) => `${from} may not import ${to}`);
}

function serverImports(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => from.startsWith('supabase/') && to.startsWith('src/'))
    .filter(({ to }) => !FOR_THE_SERVER.test(to))
    .map(({ from, to }) => `${from} may not import ${to}`);
}

function brokenBoxes(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => from.startsWith('src/') && boxes[to]?.test(from) === false)
    .map(({ from, to }) => `${to} is opened in ${from}`);
}

/** Heavier than a page, and needed by few: never in what a page loads by itself. A worker loads what it needs. */
const LOADED_WHEN_ASKED = /^src\/planner\/worker\/calendar\/runCalendar\.ts$/;

function loadedTooEarly(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from }) => !from.endsWith('.worker.ts'))
    .filter(({ to, dynamic, typeOnly }) => LOADED_WHEN_ASKED.test(to) && !dynamic && !typeOnly)
    .map(({ from, to }) => `${from} loads ${to} with itself`);
}

const { files, imports } = projectImports();

/** Imports that leave a top-level part of src, as a share of all inside src. */
function crossings(all: readonly Import[]): number {
  const inside = all.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('src/'));
  return inside.filter(({ from, to }) => partOf(from) !== partOf(to)).length / inside.length;
}

describe('the house', () => {
  it('has a line for every part of src, but for the service worker', () => {
    const parts = new Set([...files.keys()].filter((file) => file.startsWith('src/')).map(partOf));
    expect([...parts].toSorted()).toEqual([...order.flat(), 'sw'].toSorted());
  });

  it('imports go down the lines only', () => {
    expect(upwards(imports)).toEqual([]);
  });

  it('a subject is seen through its rules and its one public file', () => {
    expect(pastTheDoor(imports)).toEqual([]);
  });

  it('rules, words, worker, store and screens import in that order', () => {
    expect(againstFolders(imports)).toEqual([]);
  });

  it('rules are free of React, storage, network and clock', () => {
    expect(impureImports(imports)).toEqual([]);
    expect([...files].flatMap(([file, text]) => asksTheDevice(file, text))).toEqual([]);
  });

  it('packages are imported where the table names them', () => {
    expect(strangePackages(imports)).toEqual([]);
  });

  it('the server imports rules of src only', () => {
    expect(serverImports(imports)).toEqual([]);
  });

  it('at most 36 % of the imports cross from one part to another', () => {
    expect(crossings(imports)).toBeLessThan(0.36);
  });

  it('every box has one importer', () => {
    expect(brokenBoxes(imports)).toEqual([]);
  });

  it('what only a tap needs is loaded by the tap', () => {
    expect(loadedTooEarly(imports)).toEqual([]);
  });

  it('nothing goes in circles, types and lazy imports included', () => {
    expect(findCycle(imports)).toBeNull();
  });

  it('the README names every part of src', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    expect([...order.flat(), 'sw'].filter((part) => !readme.includes(`src/${part}`))).toEqual([]);
  });
});

const see = (from: string, code: string) => importsOf(from, code, { '#*': './src/*' });

describe('the test itself can see', () => {
  it.each([
    ['src/camps/screens/A.tsx', `import { b } from '#planner/planner.ts';`],
    ['src/base/device/a.ts', `import type { Camp } from '#camps/rules/camp/camp.ts';`],
    ['src/planner/screens/A.tsx', `const b = () => import('#providers/providers.ts');`],
    ['src/sw/sw.ts', `import { a } from '../base/day/calendar.ts';`],
  ])('an import that goes up: %s', (from, code) => {
    expect(upwards(see(from, code))).toHaveLength(1);
  });

  it('an import past the public file', () => {
    const from = 'src/planner/screens/A.tsx';
    expect(
      pastTheDoor(see(from, `import type { A } from '#camps/store/saved/a.ts';`)),
    ).toHaveLength(1);
    expect(pastTheDoor(see(from, `import { a } from '#camps/camps.ts';`))).toEqual([]);
    expect(pastTheDoor(see(from, `import { a } from '#camps/rules/camp/camp.ts';`))).toEqual([]);
    expect(pastTheDoor(see(from, `import { a } from '#ui/Button.tsx';`))).toEqual([]);
  });

  it.each([
    ['src/camps/rules/a.ts', `import { b } from '../store/b.ts';`],
    ['src/camps/words/a.ts', `import { B } from '../screens/B.tsx';`],
    ['src/camps/store/a.ts', `import { b } from '../words/b.ts';`],
  ])('a folder that knows another one: %s', (from, code) => {
    expect(againstFolders(see(from, code))).toHaveLength(1);
  });

  it('a rule that asks the device', () => {
    const from = 'src/camps/rules/a.ts';
    expect(impureImports(see(from, `import { db } from '#base/storage/db.ts';`))).toHaveLength(1);
    expect(strangePackages(see(from, `import { useState } from 'react';`))).toHaveLength(1);
    expect(strangePackages(see(from, `import * as v from 'valibot';`))).toEqual([]);
    expect(asksTheDevice(from, 'const now = Date.now();')).toHaveLength(1);
    expect(asksTheDevice(from, `const words = 'fetch(it)'; // Date.now()`)).toEqual([]);
  });

  it('a server that knows a screen', () => {
    const from = 'supabase/local/a.ts';
    expect(serverImports(see(from, `import { A } from '#camps/screens/A.tsx';`))).toHaveLength(1);
    expect(serverImports(see(from, `import { a } from '#camps/rules/a.ts';`))).toEqual([]);
  });

  it('a second importer of a box', () => {
    const code = `import Dexie from 'dexie';`;
    expect(brokenBoxes(see('src/camps/store/directory/sync.ts', code))).toHaveLength(1);
    expect(brokenBoxes(see('src/base/storage/db.ts', code))).toEqual([]);
  });

  it('a reader that is loaded before it is needed', () => {
    const from = 'src/planner/screens/Import.tsx';
    const path = '#planner/worker/calendar/runCalendar.ts';
    expect(loadedTooEarly(see(from, `import { read } from '${path}';`))).toHaveLength(1);
    expect(loadedTooEarly(see(from, `import type { Read } from '${path}';`))).toEqual([]);
    expect(loadedTooEarly(see(from, `const read = await import('${path}');`))).toEqual([]);
  });

  it('a circle of three files, and one of a type and a lazy import', () => {
    const ring = ['a', 'b', 'c'].flatMap((name, i, all) =>
      see(`src/camps/rules/${name}.ts`, `import './${all[(i + 1) % 3]}.ts';`),
    );
    expect(findCycle(ring)).toHaveLength(4);
    expect(findCycle(ring.slice(0, 2))).toBeNull();
    const back = see('src/camps/rules/b.ts', `import type { A } from './a.ts';`);
    const lazy = see('src/camps/rules/a.ts', `const b = () => import('./b.ts');`);
    expect(findCycle([...back, ...lazy])).toHaveLength(3);
  });
});
