import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * A module with all that it loads at once, as far as `isOwn` says so of its path, minified as in the build: bytes
 * gzipped, and the paths of what is in it. The build's own files would not tell: they share their modules with others.
 */
export async function ownBundle(
  entry: string,
  isOwn: (file: string) => boolean,
): Promise<{ bytes: number; files: string[] }> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'own',
        enforce: 'pre',
        async resolveId(id, from, { kind }) {
          if (from === undefined) return null;
          const found = await this.resolve(id, from, { skipSelf: true });
          const file = found?.id.split('?')[0] ?? id;
          const isLater = kind === 'dynamic-import';
          return isLater || !isOwn(file) ? { id: file, external: true } : found;
        },
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: path.join(root, entry),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const [chunk] = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`Nothing was made of ${entry}.`);
  const files = chunk.moduleIds.map((id) => path.relative(root, id.split('?')[0] ?? id));
  return { bytes: gzipSync(chunk.code, { level: 9 }).length, files };
}
