import type { Plugin } from 'vite';

/**
 * Later layers win. A room's rules beat those of every room it builds on, as in the import table;
 * `pieces` are what the pages of one feature are built of.
 */
const layers = ['reset', 'base', 'ui', 'parts', 'shell', 'pieces', 'features'];

const room = /\/src\/(?<room>ui|parts|shell|features)\/[^?]*\.module\.css$/;
const piece = /\/src\/features\/browse\/(?:filters|cards|map)\/[^?]*\.module\.css$/;

/**
 * Puts each CSS module into the cascade layer of its room. Styles come with the page that needs
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
  const layer = piece.test(id) ? 'pieces' : room.exec(id)?.groups?.room;
  const order = `@layer ${layers.join(', ')};`;
  return layer === undefined ? `${order}\n${css}` : `${order}\n@layer ${layer} {\n${css}\n}`;
}
