import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** The shared classes of src/ui/primitives.css by name, each with what its rule holds. */
export function readPrimitives(css: string): ReadonlyMap<string, string> {
  const rules = css.matchAll(/^ {2}\.([\w-]+) \{ (.*) \}$/gm);
  return new Map([...rules].map(([, name = '', body = '']) => [name, body]));
}

/** The sheet with the rules of shared classes written out where a class is composed of them. */
export const writtenOut = (css: string, primitives: ReadonlyMap<string, string>): string =>
  css.replaceAll(/composes: ([\w\s-]+) from global;/g, (_, names: string) =>
    names
      .split(/\s+/)
      .map((name) => primitives.get(name) ?? '')
      .join('\n'),
  );

/** Each list of shared classes that the `className` of an element in a module names. */
export function classLists(file: string, code: string): string[] {
  const lists: string[] = [];
  const ranges: [start: number, end: number][] = [];
  const { program } = parseSync(file, code);
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (value && 'name' in name && name.name === 'className')
        ranges.push([value.start, value.end]);
    },
  }).visit(program);
  const isCompared = (end: number, start: number) =>
    /[!=]==\s*$/.test(code.slice(0, start)) || /^\s*[!=]==/.test(code.slice(end));
  new Visitor({
    Literal: ({ value, start, end }) => {
      const isClass = ranges.some(([from, to]) => from <= start && end <= to);
      if (typeof value === 'string' && isClass && !isCompared(end, start)) lists.push(value);
    },
  }).visit(program);
  return lists;
}

const sheets = () => globSync('src/**/*.module.css').map((file) => readFileSync(file, 'utf8'));
const modules = () => globSync('src/**/*.tsx').filter((file) => !file.includes('.test.'));

/** Each list of shared classes in src: of an element, or of a class of a CSS module. */
export function allClassLists(): string[] {
  return [
    ...modules().flatMap((file) => classLists(file, readFileSync(file, 'utf8'))),
    ...sheets().flatMap((css) =>
      [...css.matchAll(/composes: ([\w\s-]+) from global;/g)].map(([, names = '']) => names),
    ),
  ];
}
