import path from 'node:path';
import { build, preview } from 'vite';

/** The page of tests/bench/page, built like the app (minified, production), on an address of its own. */
export async function serveBenchPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const config = {
    root: path.join(import.meta.dirname, 'page'),
    configFile: false,
    base: './',
    logLevel: 'error',
    build: {
      outDir: path.resolve(import.meta.dirname, '../../.cache/bench-page'),
      emptyOutDir: true,
      target: 'esnext',
      chunkSizeWarningLimit: 5000,
    },
    preview: {
      port: 0,
      // Both make the page cross-origin isolated: its clock ticks every 5 microseconds, not 100.
      headers: {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      },
    },
  } as const;
  await build(config);
  const server = await preview(config);
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The bench page is not served');
  return { url, close: () => server.close() };
}
