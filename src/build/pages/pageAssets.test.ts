import { expect, it } from 'vitest';
import { chunkId } from '../chunkMap.ts';
import { pageAssets } from './pageAssets.ts';

const chunk = (name: string, imports: string[] = [], css: string[] = []) => ({
  file: `${name}.js`,
  imports,
  css,
});

const manifest = {
  'index.html': chunk('entry', ['_react.js'], ['entry.css']),
  '_react.js': chunk('react'),
  '_Button.js': chunk('button', ['_react.js'], ['button.css']),
  'src/app/routes/faq.tsx?tsr-split=component': {
    ...chunk('faq', ['_Button.js'], ['faq.css']),
    dynamicImports: ['src/ui/Calendar.tsx'],
  },
  'src/ui/Calendar.tsx': chunk('calendar', [], ['calendar.css']),
  'src/app/routes/about.tsx?tsr-split=component': chunk('about', ['_Button.js'], ['about.css']),
};

it('lists the files of a page and their imports once', () => {
  expect(pageAssets(manifest, ['__root__', '/faq'])).toEqual({
    scripts: ['react.js', 'button.js', 'faq.js', 'entry.js'],
    styles: ['button.css', 'faq.css', 'entry.css'],
    ids: ['src/app/routes/faq.tsx?tsr-split=component', 'index.html'].map((key) => chunkId(key)),
  });
});

it('refuses a route whose file has another name', () => {
  expect(() => pageAssets(manifest, ['__root__', '/settings_/second-step'])).toThrow(
    '/settings_/second-step',
  );
});
