// What the planner adds to what a phone fetches, gzipped; the reader of calendar files as servers send it, in Brotli.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { buildIfNeeded } from '../../../../supabase/local/start/buildIfNeeded.ts';
import { ours } from '../../contestants.ts';
import type { Run } from '../../trials.ts';
import { ownBundle } from './ownBundle.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const dist = process.env.CAMPLY_DIST ?? path.join(root, 'dist');
/** However many there are. */
const CAMPS = 1000;

const isOfPlan = (file: string) => /\/src\/planner\/(?!\w+\/planB)/.test(file);

export async function byteRows({ readings }: Run): Promise<void> {
  // The route has the page's skeleton before the plan itself.
  const route = await ownBundle('src/planner/screens/PlannerPage.tsx', isOfPlan);
  const known = new Set(route.files.map((file) => path.join(root, file)));
  const own = await ownBundle(
    'src/planner/screens/Planner.tsx',
    (file) => isOfPlan(file) && !known.has(file),
  );
  readings.add('planOwnBytes', ours, CAMPS, own.bytes);
  const writer = await ownBundle('src/base/calendarFile/calendarFile.ts', (file) =>
    file.includes('/src/'),
  );
  readings.add('planWriterBytes', ours, CAMPS, writer.bytes);

  if (process.env.CAMPLY_DIST === undefined) {
    await buildIfNeeded(root, (line) => console.log(line));
  }
  const manifest = await readManifest();
  const page = await readFile(path.join(dist, fileOf('src/planner/screens/Planner.tsx', manifest)));
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
