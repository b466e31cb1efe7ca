// A part of the street map's file over the network.

/** Why there is no street map: nobody answers, no room on the phone, or what came is not one. */
export type StreetMapErrorKind = 'away' | 'noRoom' | 'notAMap';

export class StreetMapError extends Error {
  readonly kind: StreetMapErrorKind;
  constructor(kind: StreetMapErrorKind, detail: string) {
    super(detail);
    this.kind = kind;
  }
}

/** `size`: of the whole file, null when the server does not say. `version` changes when the file does. */
export type StreetPart = { body: Response; isWhole: boolean; size: number | null; version: string };

/**
 * Asks for `length` bytes from `offset`. A server that knows no ranges answers with the whole file.
 * Throws a StreetProblem `away`, or the signal's own reason.
 */
export async function fetchRange(
  get: typeof fetch,
  url: string,
  offset: number,
  length: number,
  signal: AbortSignal,
): Promise<StreetPart> {
  const headers = { range: `bytes=${offset}-${offset + length - 1}` };
  let response: Response;
  try {
    // Kept by us or not at all: a browser's own cache would hold parts of it twice.
    response = await get(url, { headers, signal, cache: 'no-store' });
  } catch (problem) {
    signal.throwIfAborted();
    throw new StreetMapError('away', problem instanceof Error ? problem.message : 'no answer');
  }
  if (!response.ok) throw new StreetMapError('away', `status ${response.status}`);
  const isWhole = response.status !== 206;
  const size = sizeOf(response, isWhole);
  const version =
    response.headers.get('etag') ?? response.headers.get('last-modified') ?? `${size ?? ''}`;
  return { body: response, isWhole, size, version };
}

function sizeOf({ headers }: Response, isWhole: boolean): number | null {
  const said = isWhole
    ? headers.get('content-length')
    : /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  const size = Number(said ?? 0);
  return size > 0 ? size : null;
}
