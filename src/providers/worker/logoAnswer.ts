export type LogoType = 'image/jpeg' | 'image/png' | 'image/webp';

/**
 * empty: a file of 0 bytes. kind: no jpeg, png or webp, whatever its name says. pixels: too many to open. broken: it cannot be opened, as half a
 * file. bytes: still too heavy. metadata: this browser cannot shrink pictures, and the file may say where it was taken.
 */
export type LogoRefusal = 'empty' | 'kind' | 'pixels' | 'broken' | 'bytes' | 'metadata';

/** What the worker says about a file: the picture to keep, its size in pixels, or why there is none. */
export type LogoAnswer =
  | { type: LogoType; bytes: ArrayBuffer; width: number; height: number }
  | { refused: LogoRefusal };
