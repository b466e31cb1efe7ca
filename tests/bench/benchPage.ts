import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const outDir = path.join(root, '.cache/bench-page');

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** The page of tests/bench/page, built like the app (minified, production), on an address of its own. */
export async function serveBenchPage() {
  await build({
    root: path.join(import.meta.dirname, 'page'),
    configFile: false,
    base: './',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'esnext', chunkSizeWarningLimit: 5000 },
  });
  const server = http.createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://localhost:${address.port}/`, close: () => server.close() };
}

async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = path.join(outDir, pathname === '/' ? 'index.html' : path.normalize(pathname));
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    // Both make the page cross-origin isolated: its clock ticks every 5 microseconds, not 100.
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  });
  response.end(bytes);
}
