// The directory as files that any CDN may serve for ever: each page is named by its own hash. Nothing
// in them is believed before it is checked: a portal, a torn file or a mix of versions is no page.
import * as v from 'valibot';
import type { Remote } from './remote.ts';
import { RemoteError } from './RemoteError.ts';
import { CursorSchema } from './answer.ts';

const Sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What the pages are together: the directory up to `cursor`, as it stood at `as_of`. */
const ManifestSchema = v.object({
  format: v.literal(2),
  epoch: v.pipe(v.string(), v.minLength(1)),
  cursor: CursorSchema,
  as_of: v.pipe(v.string(), v.isoTimestamp()),
  pages: v.pipe(
    // How many rows are in a page is for the operator's eyes: the hash vouches for all of them.
    v.array(v.object({ sha256: Sha256Schema })),
    v.minLength(1),
  ),
});
export type Manifest = v.InferOutput<typeof ManifestSchema>;
export type PageFile = Manifest['pages'][number];

export const manifestName = 'manifest.json';
export const fileNameOf = ({ sha256 }: PageFile) => `${sha256}.json`;

/** Throws RemoteProblem when there is none, or none that this app understands. */
export async function readManifest(remote: Remote, signal: AbortSignal): Promise<Manifest> {
  const read = v.safeParse(ManifestSchema, parse(await remote.file(manifestName, signal)));
  if (!read.success) throw new RemoteError('retry', 'the manifest is not from our server');
  return read.output;
}

/** The bytes of one page (tables.ts). Throws RemoteProblem unless it is that very page. */
export async function readPageFile(
  remote: Remote,
  file: PageFile,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await remote.file(fileNameOf(file), signal);
  if ((await sha256Of(bytes)) !== file.sha256) {
    throw new RemoteError('retry', 'a page file is not the one that was promised');
  }
  return new Uint8Array(bytes);
}

function parse(bytes: BufferSource): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new RemoteError('retry', 'a page file is no JSON');
  }
}

/** Null where browsers keep hashing to themselves: on a plain http address. */
async function sha256Of(bytes: BufferSource): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  const hash = await subtle?.digest('SHA-256', bytes);
  return hash ? Array.from(new Uint8Array(hash), hex).join('') : null;
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');
