import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The path at which the site has what was built from a module, such as `src/camps/screens/browse/listEngine.ts`. */
export function builtFile(source: string): string {
  // Most files are named by their hash alone: the build's own list says which is which.
  const list = path.join(process.env.CAMPLY_DIST ?? 'dist', '.vite/manifest.json');
  const manifest: Record<string, { file: string; entry?: string }> = JSON.parse(
    readFileSync(list, 'utf8'),
  );
  const file = Object.values(manifest).find(({ entry }) => entry === source)?.file;
  if (file === undefined) throw new Error(`No file was built from ${source}`);
  return `/${file}`;
}
