import { minifySync, type Plugin } from 'vite';

/**
 * Writes the scripts that decide what the first paint shows (the chosen theme, the winter banner) into every page,
 * before its styles: later they would flash or push the page down. Scripts that work before hydration are there, too.
 */
export function earlyScripts(scripts: readonly string[]): Plugin {
  return {
    name: 'camply:early-scripts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(
          '<!--early-scripts-->',
          () => `<script>${minifySync('early.js', scripts.join(';')).code}</script>`,
        ),
    },
  };
}
