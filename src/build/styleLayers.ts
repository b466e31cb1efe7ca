import type { Plugin } from 'vite';
import { breakpoints } from '../ui/breakpoints.ts';

/**
 * Later layers win. The rules of a folder beat those of what it builds on: `primitives` are the shared classes of all,
 * `parts` what the screens of several subjects share, `pieces` what the pages of one feature are built of.
 */
const layers = ['reset', 'base', 'primitives', 'ui', 'parts', 'shell', 'pieces', 'features'];

const folders: readonly [layer: string, files: RegExp][] = [
  ['parts', /\/src\/\w+\/(?:screens\/)?parts\//],
  ['ui', /\/src\/ui\/(?!scenes\/)/],
  ['shell', /\/src\/app\/shell\//],
  ['pieces', /\/src\/camps\/screens\/browse\/(?:filters|cards|map)\//],
  ['features', /\/src\/(?:site|\w+\/screens)\//],
];

/**
 * Puts each CSS module into the cascade layer of its folder, and fills in the widths of named breakpoints. Styles come with
 * the page that needs them, in any order: without layers the last file to arrive would win.
 */
export function styleLayers(): Plugin {
  return {
    name: 'camply:style-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css, id) => ({ code: layered(withWidths(css), id), map: null }),
    },
  };
}

/** Every file names the order, because any of them may be the first to arrive. */
export function layered(css: string, id: string): string {
  const isModule = id.endsWith('.module.css');
  const [layer] = (isModule && folders.find(([, files]) => files.test(id))) || [];
  const order = `@layer ${layers.join(', ')};`;
  if (layer === undefined) return `${order}\n${css}`;
  // Lightning CSS reads `composes` outside layers only.
  const composed: string[] = [];
  const rules = css.replaceAll(/^(\.\w+) \{\n\s*composes: [^;]+;/gm, (rule, name) => {
    composed.push(`${rule} }`);
    return `${name} {`;
  });
  return [order, ...composed, `@layer ${layer} {\n${rules}\n}`].join('\n');
}

/** Replaces `(--from-tablet)` and `(--below-tablet)` with their media conditions. */
export function withWidths(css: string): string {
  return Object.entries(breakpoints).reduce(
    (all, [name, width]) =>
      all
        .replaceAll(`(--from-${name})`, `(width >= ${width})`)
        .replaceAll(`(--below-${name})`, `(width < ${width})`),
    css,
  );
}
