/** Compressed. */
export const gzip = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  readAll(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip')), Infinity);

/**
 * Unpacks gzip. Returns null for other data and for more than `mostBytes`, because a few bytes can unpack to gigabytes.
 */
export async function gunzip(
  bytes: Uint8Array<ArrayBuffer>,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return readAll(stream, mostBytes).catch(() => null);
}

async function readAll(stream: ReadableStream<Uint8Array<ArrayBuffer>>, mostBytes: number) {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > mostBytes) {
      await reader.cancel();
      throw new RangeError(`more than ${mostBytes} bytes`);
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
