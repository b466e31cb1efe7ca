export type LogoType = 'image/jpeg' | 'image/png' | 'image/webp';

/**
 * empty: a file of 0 bytes. kind: no jpeg, png or webp, whatever its name. pixels: too many to open. broken: half a
 * file, or damaged. bytes: still too heavy. metadata: this browser cannot shrink pictures, and the file may say where
 * it was taken.
 */
export type LogoRefusal = 'empty' | 'kind' | 'pixels' | 'broken' | 'bytes' | 'metadata';

/** The worker's result for a file: the picture to save, its size in pixels, or why there is none. */
export type LogoAnswer =
  | { type: LogoType; bytes: ArrayBuffer; width: number; height: number }
  | { refused: LogoRefusal };
