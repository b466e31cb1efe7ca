/** An address of these bytes for an image. Not `blob:`, which the pages' policy does not know. Rejects when it cannot be made. */
export function logoAddress({
  bytes,
  type,
}: {
  bytes: ArrayBuffer;
  type: string;
}): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(new Error('the logo cannot be read')));
    reader.readAsDataURL(new Blob([bytes], { type }));
  });
}
