// What the planner adds to what a phone fetches, gzipped; the reader of calendar files as servers send it, in Brotli.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { build } from 'vite';
import { ours } from '../../metrics.ts';
import type { Run } from '../contestParts.ts';
import { dist, prepareBuild, root } from '../site.ts';

/** However many there are. */
const CAMPS = 1000;

const gzipped = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;

export async function byteRows({ readings }: Run): Promise<void> {
  readings.add(
    'planWriterBytes',
    ours,
    CAMPS,
    await bundledBytes('src/base/calendarFile/calendarFile.ts'),
  );

  await prepareBuild();
  const manifest = await readManifest();
  const page = await readFile(
    path.join(dist, fileOf('src/planner/screens/PlannerScreen.tsx', manifest)),
  );
  readings.add('planFirstBytes', ours, CAMPS, gzipped(page));

  const assets = path.join(dist, 'assets');
  const worker = (await readdir(assets)).find((name) => /^planB\.worker-[^.]+\.js$/.test(name));
  if (worker === undefined) throw new Error('The build has no worker of Plan B.');
  const script = await readFile(path.join(assets, worker));
  readings.add('planWorkerBytes', ours, CAMPS, gzipped(script));

  const reader = await readFile(path.join(dist, fileOf(READER, manifest)));
  readings.add('planReaderBytes', ours, CAMPS, brotliCompressSync(reader).length);
  if (Object.values(manifest).some(({ imports }) => imports.includes(READER))) {
    throw new Error('The reader of calendar files is loaded before there is a file.');
  }
}

/** Has ical.js, and is loaded only to import a file. */
const READER = 'src/planner/worker/calendar/runCalendar.ts';

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

/** A module with all that it imports, minified as in the build, which shares these modules between files: bytes gzipped. */
async function bundledBytes(entry: string): Promise<number> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
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
  return gzipped(chunk.code);
}
