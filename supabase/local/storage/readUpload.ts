/** An upload as lite can read it. */
type Upload = { bytes: Uint8Array<ArrayBuffer>; contentType: string; cacheControl: string | null };

/** storage-js sends two: the file, and how long it may be cached. */
const MOST_PARTS = 10;

/**
 * Gap in lite: storage-js sends a Blob as multipart under an empty field name, lite looks for `file`.
 * Takes the file out of the multipart body; null when there is none,
 * or more parts than a client sends (a parser takes long over thousands).
 */
export async function readUpload(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Upload | null> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  // One piece more than there are parts.
  if (text.split(/content-disposition/i, MOST_PARTS + 2).length > MOST_PARTS + 1) return null;
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  for (const value of form.values()) {
    if (typeof value === 'string') continue;
    const seconds = form.get('cacheControl');
    return {
      bytes: new Uint8Array(await value.arrayBuffer()),
      contentType: value.type || 'application/octet-stream',
      cacheControl: typeof seconds === 'string' ? `max-age=${seconds}` : null,
    };
  }
  return null;
}
