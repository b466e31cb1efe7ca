export type ClearedWhen = 'safari' | 'installed' | 'other';

/**
 * What may clear what is stored. Safari deletes what a site's scripts have stored after seven days of use without a visit
 * to it; apps on the home screen are counted on their own. On iOS every browser is Safari inside.
 */
export function clearedWhen({
  userAgent,
  isInstalled,
}: {
  userAgent: string;
  isInstalled: boolean;
}): ClearedWhen {
  if (isInstalled) return 'installed';
  const isIos = /iPhone|iPad|iPod/.test(userAgent);
  const isSafari = /Safari\//.test(userAgent) && !/Chrom(?:e|ium)\/|Android/.test(userAgent);
  return isIos || isSafari ? 'safari' : 'other';
}
