import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectImports } from '../imports.ts';
import { allClassLists, classLists, readPrimitives } from './primitives.ts';

const { files, imports } = projectImports();
const root = join(import.meta.dirname, '../..');

/** The classes that a component reads from a sheet and the sheet does not have: TypeScript knows no CSS modules. */
function missingClasses(code: string, sheetName: string, css: string): string[] {
  const sheet = sheetName.replace(/^.*\//, '').replaceAll('.', String.raw`\.`);
  const name = new RegExp(`import (\\w+) from '[^']*${sheet}'`).exec(code)?.[1];
  const used = code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'));
  return [...new Set([...used].map(([, each]) => each ?? ''))].filter(
    (each) => !new RegExp(`\\.${each}\\b`).test(css),
  );
}

describe('CSS modules', () => {
  it('have every class that components read from them', () => {
    const missing = imports
      .filter(({ to }) => to.endsWith('.module.css'))
      .flatMap(({ from, to }) =>
        missingClasses(files.get(from) ?? '', to, readFileSync(join(root, to), 'utf8')).map(
          (each) => `${from} reads .${each} of ${to}`,
        ),
      );
    expect(missing).toEqual([]);
  });

  it('are found to lack a class that was renamed in the component only', () => {
    const code = `import styles from './Card.module.css';\nconst a = styles.copy + styles.top;`;
    expect(missingClasses(code, 'src/ui/Card.module.css', '.words {}\n.top {}')).toEqual(['copy']);
  });
});

describe('shared classes', () => {
  const primitives = readPrimitives(readFileSync(join(root, 'src/ui/primitives.css'), 'utf8'));
  const named = new Set(allClassLists().flatMap((list) => list.split(/\s+/)));

  it('exist wherever one is named', () => {
    expect([...named].filter((name) => !primitives.has(name))).toEqual([]);
  });

  it('are named somewhere, each of them', () => {
    expect([...primitives.keys()].filter((name) => !named.has(name))).toEqual([]);
  });

  it('are read from class names and not from what a class name depends on', () => {
    const code = `<p className="stack soft" /> && <i className={classes(size === 'big' && 'lead', a.b)} />`;
    expect(classLists('a.tsx', code)).toEqual(['stack soft', 'lead']);
  });
});
