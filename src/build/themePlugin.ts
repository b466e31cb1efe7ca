import type { Plugin } from 'vite';

/** Writes the script that keeps a chosen look from flashing into every page, before its styles. */
export function themePlugin(script: string): Plugin {
  return {
    name: 'camply:theme',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!--theme-script-->', () => `<script>${script}</script>`),
    },
  };
}
