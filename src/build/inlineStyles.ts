import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const sheet = /<link rel="stylesheet"[^>]*href="\/(?<file>[^"]+\.css)"[^>]*>/;

export type Inlined = { html: string; styles: string };

/**
 * Writes the one style sheet into the page: the first paint needs no second trip, which on a slow
 * phone is half a second. The policy allows it by its hash. The file itself is then of no use.
 */
export async function inlineStyles(dist: string, template: string): Promise<Inlined> {
  const file = sheet.exec(template)?.groups?.file;
  if (file === undefined) throw new Error('index.html has no style sheet to inline');
  const styles = (await readFile(join(dist, file), 'utf8')).trim();
  await rm(join(dist, file));
  return { html: template.replace(sheet, () => `<style>${styles}</style>`), styles };
}
