/** unreachable: no usable response. noSpace: the disk is full. notAMap: something else was sent, as captive portals do. */
export type StreetMapErrorKind = 'unreachable' | 'noSpace' | 'notAMap';

export class StreetMapError extends Error {
  override readonly name = 'StreetMapError';
  readonly kind: StreetMapErrorKind;
  constructor(kind: StreetMapErrorKind, detail: string) {
    super(detail);
    this.kind = kind;
  }
}

/**
 * A part of the file, or all of it (`isWhole`) from a server without ranges. `size` is that of the whole file
 * in bytes, null when the server does not give it; `version` changes when the file does.
 */
export type FileRange = {
  response: Response;
  isWhole: boolean;
  size: number | null;
  version: string;
};

/**
 * Requests `length` bytes from `offset`. Throws a StreetMapError `unreachable`, or the signal's own reason.
 */
export async function fetchRange(
  fetch: typeof globalThis.fetch,
  url: string,
  offset: number,
  length: number,
  signal: AbortSignal,
): Promise<FileRange> {
  const headers = { range: `bytes=${offset}-${offset + length - 1}` };
  let response: Response;
  try {
    // The browser's own cache would store parts of it a second time.
    response = await fetch(url, { headers, signal, cache: 'no-store' });
  } catch (error) {
    signal.throwIfAborted();
    throw new StreetMapError('unreachable', error instanceof Error ? error.message : String(error));
  }
  if (!response.ok) throw new StreetMapError('unreachable', `status ${response.status}`);
  const isWhole = response.status !== 206;
  const size = sizeOf(response, isWhole);
  const version =
    response.headers.get('etag') ?? response.headers.get('last-modified') ?? `${size ?? ''}`;
  return { response, isWhole, size, version };
}

function sizeOf({ headers }: Response, isWhole: boolean): number | null {
  const text = isWhole
    ? headers.get('content-length')
    : /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  const size = Number(text ?? 0);
  return size > 0 ? size : null;
}
