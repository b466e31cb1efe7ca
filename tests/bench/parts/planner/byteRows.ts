// What the planner adds to what a phone fetches, gzipped; the reader of calendar files as servers send it, in Brotli.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { ours } from '../../metrics.ts';
import type { Run } from '../contestParts.ts';
import { dist, prepareBuild, root } from '../site.ts';

/** However many there are. */
const CAMPS = 1000;

const isOfPlan = (file: string) => /\/src\/planner\/(?!\w+\/planB)/.test(file);

export async function byteRows({ readings }: Run): Promise<void> {
  // The route has the page's skeleton before the plan itself.
  const route = await ownBundle('src/planner/screens/PlannerPage.tsx', isOfPlan);
  const known = new Set(route.files.map((file) => path.join(root, file)));
  const own = await ownBundle(
    'src/planner/screens/PlannerScreen.tsx',
    (file) => isOfPlan(file) && !known.has(file),
  );
  readings.add('planOwnBytes', ours, CAMPS, own.bytes);
  const writer = await ownBundle('src/base/calendarFile/calendarFile.ts', (file) =>
    file.includes('/src/'),
  );
  readings.add('planWriterBytes', ours, CAMPS, writer.bytes);

  await prepareBuild();
  const manifest = await readManifest();
  const page = await readFile(
    path.join(dist, fileOf('src/planner/screens/PlannerScreen.tsx', manifest)),
  );
  readings.add('planFirstBytes', ours, CAMPS, gzipSync(page, { level: 9 }).length);

  const assets = path.join(dist, 'assets');
  const worker = (await readdir(assets)).find((name) => /^planB\.worker-[^.]+\.js$/.test(name));
  if (worker === undefined) throw new Error('The build has no worker of Plan B.');
  const script = await readFile(path.join(assets, worker));
  readings.add('planWorkerBytes', ours, CAMPS, gzipSync(script, { level: 9 }).length);

  const reader = await readFile(path.join(dist, fileOf(READER, manifest)));
  readings.add('planReaderBytes', ours, CAMPS, brotliCompressSync(reader).length);
  if (Object.values(manifest).some(({ imports }) => imports.includes(READER))) {
    throw new Error('The reader of calendar files is loaded before there is a file.');
  }
}

/** Has ical.js, and is there for whoever imports a file only. */
const READER = 'src/planner/store/calendar/readSchoolCalendar.ts';

const ManifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
);
type Manifest = v.InferOutput<typeof ManifestSchema>;

async function readManifest(): Promise<Manifest> {
  const text = await readFile(path.join(dist, '.vite/manifest.json'), 'utf8');
  return v.parse(ManifestSchema, JSON.parse(text));
}

function fileOf(module: string, manifest: Manifest): string {
  const found = manifest[module];
  if (!found) throw new Error(`The build has no file of ${module}.`);
  return found.file;
}

/**
 * A module with all that it loads at once, as far as `isOwn` says so of its path, minified as in the build: bytes
 * gzipped, and the paths of what is in it. The build's own files would not tell: they share their modules with others.
 */
async function ownBundle(
  entry: string,
  isOwn: (file: string) => boolean,
): Promise<{ bytes: number; files: string[] }> {
  const own: Plugin = {
    name: 'own',
    enforce: 'pre',
    async resolveId(id, from, { kind }) {
      if (from === undefined) return null;
      const found = await this.resolve(id, from, { skipSelf: true });
      const file = found?.id.split('?')[0] ?? id;
      return kind === 'dynamic-import' || !isOwn(file) ? { id: file, external: true } : found;
    },
  };
  const input = path.join(root, entry);
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), own],
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  });
  const [chunk] = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`Nothing was made of ${entry}.`);
  const files = chunk.moduleIds.map((id) => path.relative(root, id.split('?')[0] ?? id));
  return { bytes: gzipSync(chunk.code, { level: 9 }).length, files };
}
