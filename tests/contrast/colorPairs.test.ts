import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allClassLists, readPrimitives, writtenOut } from '../contract/primitives.ts';
import { colorDistance, contrastRatio } from './color.ts';
import { edges, nightEdges, ornaments, ownPairs, skies, surfaces, texts } from './colorPairs.ts';
import { colorUses, readTokens } from './styleColors.ts';

const LEAST_FOR_TEXT = 4.5;
const LEAST_FOR_EDGES = 3;

const src = join(import.meta.dirname, '../../src');
const read = (file: string) => readFileSync(join(src, file), 'utf8');
const tokens = readTokens(read('ui/tokens.css') + read('ui/sceneTokens.css'));
const schemes = [
  ['day', 0],
  ['night', 1],
] as const;

/** What is no color of the tokens has no contrast with anything, so it fails. */
const color = (name: string, scheme: 0 | 1, colors = tokens) => colors.get(name)?.[scheme] ?? name;

/** Pairs below `least`, in words. */
function tooWeak(
  pairs: readonly (readonly [front: string, ground: string])[],
  scheme: 0 | 1,
  least: number,
  colors = tokens,
): string[] {
  return pairs
    .map(([front, ground]) => ({
      name: `${front} on ${ground}`,
      ratio: contrastRatio(color(front, scheme, colors), color(ground, scheme, colors)),
    }))
    .filter(({ ratio }) => !(ratio >= least))
    .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}:1`);
}

const textPairs = [
  ...texts.flatMap((text) => surfaces.map((ground) => [text, ground] as const)),
  ...ownPairs.flatMap(({ text, on }) => on.map((ground) => [text, ground] as const)),
];
const pairsOf = (list: typeof edges) =>
  list.flatMap(({ edge, on }) => on.map((ground) => [edge, ground] as const));

describe.each(schemes)('by %s', (name, scheme) => {
  it(`text has a contrast of ${LEAST_FOR_TEXT}:1`, () => {
    expect(tooWeak(textPairs, scheme, LEAST_FOR_TEXT)).toEqual([]);
  });

  it(`edges of controls have a contrast of ${LEAST_FOR_EDGES}:1`, () => {
    const here = name === 'night' ? [...edges, ...nightEdges] : edges;
    expect(tooWeak(pairsOf(here), scheme, LEAST_FOR_EDGES)).toEqual([]);
  });

  it('a wash is told from the card and the panel it lies on', () => {
    const alike = surfaces
      .filter((token) => token.endsWith('-wash'))
      .flatMap((wash) => ['--card', '--raised'].map((under) => [wash, under] as const))
      .filter(
        ([wash, under]) => !(colorDistance(color(wash, scheme), color(under, scheme)) >= 0.04),
      );
    expect(alike).toEqual([]);
  });
});

it('at night a card is lighter than the page, and a panel lighter than a card', () => {
  const card = color('--card', 1);
  expect(contrastRatio(card, color('--paper', 1))).toBeGreaterThanOrEqual(1.3);
  expect(contrastRatio(color('--raised', 1), card)).toBeGreaterThanOrEqual(1.1);
});

it('a paper button in the green of a night card is seen to sink into the sky', () => {
  const green = new Map([...tokens, ['--slab', ['#fffbf1', '#17322b']] as const]);
  expect(tooWeak([['--slab', '--s-sky-2']], 1, LEAST_FOR_EDGES, green)).toEqual([
    '--slab on --s-sky-2: 1.11:1',
  ]);
});

describe('style sheets', () => {
  const primitives = readPrimitives(read('ui/primitives.css'));
  const isPair = new Set(textPairs.map(([text, ground]) => `${text} on ${ground}`));
  const knownTexts = new Set([...texts, ...ownPairs.map(({ text }) => text)]);
  const knownEdges = new Set([...edges.map(({ edge }) => edge), ...texts, ...ornaments]);
  const knownGrounds = new Set([
    ...surfaces,
    ...skies,
    ...ownPairs.flatMap(({ on }) => on),
    ...knownEdges,
  ]);

  /** Uses of colors that the lists do not cover. */
  const unlisted = (css: string) =>
    colorUses(css, tokens).flatMap(({ role, token, grounds }) => {
      if (role === 'ground') return knownGrounds.has(token) ? [] : [`${token} as a background`];
      if (role === 'edge') {
        return knownEdges.has(token) || knownGrounds.has(token) || knownTexts.has(token)
          ? []
          : [`${token} as an edge`];
      }
      const isShape = knownEdges.has(token) || knownGrounds.has(token);
      if (grounds.length === 0) return knownTexts.has(token) || isShape ? [] : [`${token} as text`];
      return grounds.map((ground) => `${token} on ${ground}`).filter((pair) => !isPair.has(pair));
    });

  it('use listed pairs of text and background only', () => {
    const found = globSync('**/*.css', { cwd: src })
      .filter((file) => !file.endsWith('okens.css'))
      .flatMap((file) =>
        unlisted(writtenOut(read(file), primitives)).map((use) => `${file}: ${use}`),
      );
    expect(found).toEqual([]);
  });

  it('put shared classes of color together in listed pairs only', () => {
    const found = allClassLists().flatMap((list) =>
      unlisted(writtenOut(`.a { composes: ${list} from global; }`, primitives)).map(
        (use) => `${list}: ${use}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('are read with the shared classes that they are composed of', () => {
    const css = '.a { composes: stack on-pine from global; background: var(--card); }';
    const shared = new Map([['on-pine', 'color: var(--on-pine);']]);
    expect(unlisted(writtenOut(css, shared))).toEqual(['--on-pine on --card']);
  });

  it.each([
    ['.a { color: var(--on-coral); background: var(--card); }', ['--on-coral on --card']],
    ['.a { background: var(--board); & p { color: var(--ink); } }', ['--ink on --board']],
    ['.a { background: var(--s-hair); }', ['--s-hair as a background']],
    ['.a { color: var(--s-hair); }', ['--s-hair as text']],
    ['.a { border: 1px solid var(--s-hair); }', ['--s-hair as an edge']],
    ['.a { background: var(--board); } .b { color: var(--ink); }', []],
  ])('an unlisted use is found in %s', (css, found) => {
    expect(unlisted(css)).toEqual(found);
  });
});
