// A browser that translates puts <font> elements in the place of text nodes. React then writes into a node that is out of
// the page, and throws where it removes one or inserts before one. So a text that changes needs an element of its own.
import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** Unknown: local names and lists, which may hold elements. Optional: elements that come and go. */
type Kind = 'fixed' | 'changing' | 'optional' | 'element' | 'unknown';
type Names = ReadonlySet<string>;

function rootOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed ? rootOf(node.object) : '';
}

/** The names of a module that are no elements and the same at each render: imports from .ts files, and parts of them. */
function fixedNames({ body }: ESTree.Program): Names {
  const names = new Set<string>();
  const declare = (pattern: ESTree.Node) => {
    if (pattern.type === 'Identifier') names.add(pattern.name);
    if (pattern.type !== 'ObjectPattern') return;
    for (const part of pattern.properties) if (part.type === 'Property') declare(part.value);
  };
  for (const line of body) {
    if (line.type === 'ImportDeclaration' && line.source.value.endsWith('.ts'))
      for (const { local } of line.specifiers) names.add(local.name);
    if (line.type !== 'VariableDeclaration') continue;
    for (const { id, init } of line.declarations) if (init && names.has(rootOf(init))) declare(id);
  }
  return names;
}

function kindOf(node: ESTree.Node, names: Names): Kind {
  const isFixed = (part: ESTree.Node) => part.type === 'Literal' || names.has(rootOf(part));
  if (node.type === 'JSXExpressionContainer') return kindOf(node.expression, names);
  if (node.type === 'JSXElement') return 'element';
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node.value === 'string' && node.value.trim() !== '' ? 'fixed' : 'element';
  if (node.type === 'TemplateLiteral')
    return node.expressions.every(isFixed) ? 'fixed' : 'changing';
  if (node.type === 'CallExpression' && names.has(rootOf(node.callee))) {
    if (node.arguments.some(({ type }) => type === 'ArrowFunctionExpression')) return 'unknown';
    return node.arguments.every(isFixed) ? 'fixed' : 'changing';
  }
  if (node.type !== 'LogicalExpression' && node.type !== 'ConditionalExpression')
    return isFixed(node) ? 'fixed' : 'unknown';
  const first = node.type === 'LogicalExpression' ? node.left : node.consequent;
  const kinds = [kindOf(node.type === 'LogicalExpression' ? node.right : node.alternate, names)];
  if (node.type !== 'LogicalExpression' || node.operator !== '&&') kinds.push(kindOf(first, names));
  if (kinds.some((kind) => kind === 'fixed' || kind === 'changing')) return 'changing';
  return kinds.includes('unknown') ? 'unknown' : 'optional';
}

/** The lines of the texts that must not stand beside something else, or be without an element. */
function sharedTexts(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const names = fixedNames(program);
  const found: number[] = [];
  const check = ({ type, children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const kinds = children
      .filter((child) => child.type !== 'JSXText' || /\S|^ *$/.test(child.value))
      .map((child) => ({ child, kind: kindOf(child, names) }));
    for (const [at, { child, kind }] of kinds.entries()) {
      const before = kinds[at - 1]?.kind;
      const isText = kind === 'fixed' || kind === 'changing';
      const isWrong = kind === 'changing' ? kinds.length > 1 : isText && before === 'optional';
      if (isWrong || (isText && type === 'JSXFragment')) found.push(child.start);
    }
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(program);
  return found.map((start) => `${file}:${source.slice(0, start).split('\n').length}`);
}

test('gives changing text an element of its own', () => {
  const files = globSync('src/**/*.tsx').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => sharedTexts(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each(['<p><b /> {`${name} camps`}</p>', '<p>{isOn && <b />} camps</p>', '<>camps</>'])(
  'finds the text without an element of its own in %s',
  (code) => expect(sharedTexts('a.tsx', code)).toEqual(['a.tsx:1']),
);
