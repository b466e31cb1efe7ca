import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Takes out the links Vite wrote for the entry: a page carries its styles itself. */
export const withoutSheets = (template: string) =>
  template.replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, '');

/** The text of a page's style sheets. `files` are paths below `dist`. */
export async function readStyles(dist: string, files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  return texts.map((text) => text.trim()).join('');
}

/**
 * Inlines the styles of one page: the first paint then needs no second round trip, which takes half a second on a slow
 * phone. The policy allows them by their hash. The disabled links tell Vite's loader that these files are loaded; a
 * browser does not fetch them.
 */
export function inlineStyles(styles: string, files: readonly string[]): string {
  const known = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  return `<style>${styles}</style>${known.join('')}`;
}
