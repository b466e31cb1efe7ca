import type { Plugin } from 'vite';

/**
 * Later layers win. The rules of a folder beat those of what it builds on: `parts` are what the
 * screens of several subjects share, `pieces` what the pages of one feature are built of.
 */
const layers = ['reset', 'base', 'ui', 'parts', 'shell', 'pieces', 'features'];

const folders: readonly [layer: string, files: RegExp][] = [
  ['parts', /\/src\/\w+\/(?:screens\/)?parts\//],
  ['ui', /\/src\/ui\/(?!scenes\/)/],
  ['shell', /\/src\/app\/shell\//],
  ['pieces', /\/src\/camps\/screens\/browse\/(?:filters|cards|map)\//],
  ['features', /\/src\/(?:site|\w+\/screens)\//],
];

/**
 * Puts each CSS module into the cascade layer of its folder. Styles come with the page that needs
 * them, in any order: without layers the last file to arrive would win.
 */
export function styleLayers(): Plugin {
  return {
    name: 'camply:style-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css, id) => ({ code: layered(css, id), map: null }),
    },
  };
}

/** Every file names the order, because any of them may be the first to arrive. */
export function layered(css: string, id: string): string {
  const isModule = id.endsWith('.module.css');
  const [layer] = (isModule && folders.find(([, files]) => files.test(id))) || [];
  const order = `@layer ${layers.join(', ')};`;
  return layer === undefined ? `${order}\n${css}` : `${order}\n@layer ${layer} {\n${css}\n}`;
}
