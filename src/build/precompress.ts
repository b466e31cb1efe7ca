import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(html|js|css|svg|json|geojson|webmanifest|xml|txt)$/;
const leastBytes = 1024;
// Compressing hundreds of pages at the best level takes minutes, so the server compresses them on demand.
const isPackedLater = (file: string) => file === 'headers.json' || /^camps[/\\]/.test(file);
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Lays `.br` and `.gz` beside every text file, once, with the best level: no server has to
 * compress while a phone waits. Runs last, when the service worker is there too.
 */
export function precompress(): Plugin {
  let dist = 'dist';
  return {
    name: 'camply:precompress',
    // Vitest closes a server, too: it must not write pages.
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: ({ root, build }) => {
      dist = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error === undefined) await compressFolder(dist);
      },
    },
  };
}

async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => worthIt.test(file) && !isPackedLater(file))
      .map((file) => compressFile(join(folder, file))),
  );
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await toBrotli(content, { params }));
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
}
