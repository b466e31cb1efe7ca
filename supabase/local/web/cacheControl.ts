/** How long a browser may keep a file without asking: for good when its name carries a hash, else never. */
export function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
