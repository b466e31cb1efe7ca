import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

export const spriteFiles = ['src/ui/sprite/glyphs.svg', 'src/ui/sprite/patches.svg'];

/**
 * Puts the sprite (5 kB gzipped) once into every page's HTML, before #root. Inline, because a
 * separate file would arrive after the first paint and the signs would pop in; outside React,
 * because the bundle would otherwise carry it a second time for hydration.
 */
export function spritePlugin(): Plugin {
  return {
    name: 'camply-sprite',
    async transformIndexHtml() {
      const texts = await Promise.all(spriteFiles.map((file) => readFile(file, 'utf8')));
      return [
        {
          tag: 'svg',
          attrs: {
            id: 'sprite',
            width: '0',
            height: '0',
            'aria-hidden': 'true',
            focusable: 'false',
          },
          children: texts.map(symbolsOf).join(''),
          injectTo: 'body-prepend',
        },
      ];
    },
  };
}

function symbolsOf(svg: string): string {
  return svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}
