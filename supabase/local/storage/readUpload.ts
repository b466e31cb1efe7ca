/** An upload as lite can read it. */
type Upload = { bytes: Uint8Array<ArrayBuffer>; contentType: string; cacheControl: string | null };

/**
 * Gap in lite: storage-js sends a Blob as multipart under an empty field name, lite looks for `file`.
 * Takes the file out of the multipart body; null when there is none.
 */
export async function readUpload(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Upload | null> {
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
