import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What a public file gives away: each name with the file behind it, and its name there. */
type Exports = ReadonlyMap<string, { file: string; name: string; isLazy: boolean }>;

const RE_EXPORT = /^export (type )?\{([^}]*)\} from '([^']+)';$/gm;
const LAZY = /^export const (\w+) = \(\) =>\s+import\('([^']+)'\);$/gm;
/** `import { useDirectory } from '#camps/camps.ts';`: a subject's one file for all others. */
const IMPORT = /^import \{([^}]*)\} from '#(\w+)\/\2\.ts';$/gm;

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** Reads the text of a public file. */
export function readExports(text: string): Exports {
  const all: [string, { file: string; name: string; isLazy: boolean }][] = [];
  for (const [, isType, list = '', file = ''] of text.matchAll(RE_EXPORT)) {
    if (isType) continue;
    for (const entry of namesIn(list)) {
      const [name = '', as = name] = entry.split(' as ');
      all.push([as, { file, name, isLazy: false }]);
    }
  }
  for (const [, name = '', file = ''] of text.matchAll(LAZY)) {
    all.push([name, { file, name, isLazy: true }]);
  }
  return new Map(all);
}

/** The code with each name imported from the file behind it. Throws for a name that is not public. */
export function throughPublicFiles(code: string, read: (subject: string) => Exports): string {
  return code.replaceAll(IMPORT, (_, list: string, subject: string) =>
    namesIn(list)
      .map((entry) => {
        const [name = '', as = name] = entry.split(' as ');
        const found = read(subject).get(name);
        if (!found) throw new Error(`#${subject}/${subject}.ts does not export ${name}`);
        const file = `'#${path.posix.join(subject, found.file)}'`;
        if (found.isLazy) return `const ${as} = () => import(${file});`;
        return `import { ${found.name} as ${as} } from ${file};`;
      })
      .join('\n'),
  );
}

/**
 * Imports of a subject's public file go straight to the files behind it. Else each page, and each test, would load all that
 * the subject gives away: the bundler takes what an entry reaches for its first load.
 */
export function publicFiles(): Plugin {
  const known = new Map<string, Exports>();
  const read = (subject: string) => {
    const exports = known.get(subject) ?? readPublicFile(subject);
    known.set(subject, exports);
    return exports;
  };
  return {
    name: 'camply:public-files',
    enforce: 'pre',
    buildStart: () => known.clear(),
    transform: {
      filter: { id: /\/src\/.*\.tsx?(?:\?|$)/, code: /from '#(\w+)\/\1\.ts'/ },
      handler: (code) => ({ code: throughPublicFiles(code, read), map: null }),
    },
  };
}

/** What `subject` gives away, as its public file says now. */
export const readPublicFile = (subject: string): Exports =>
  readExports(readFileSync(path.resolve('src', subject, `${subject}.ts`), 'utf8'));
