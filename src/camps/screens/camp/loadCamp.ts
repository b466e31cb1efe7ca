import type { App } from '#base/useApp.ts';
import { waitForDirectory } from '#camps/store/directory/waitForDirectory.ts';
import { campPath } from '#camps/rules/camp/campPath.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { type KnownCamp, knownCamp } from '#camps/rules/camp/knownCamp.ts';

/** The pages the build makes of a directory's camps. */
export const campPaths = ({ camps }: Pick<Directory, 'camps'>): string[] =>
  camps.map(({ id }) => campPath(id));

// A device whose storage hangs still gets its page, which waits for the camp then.
const TIMEOUT_MS = 1000;

/** What is known of a camp before its page is drawn; null when nothing is, or there is no such camp. */
export async function loadCamp(
  campId: string,
  { directory, prerender }: Pick<App, 'directory' | 'prerender'>,
): Promise<KnownCamp | null> {
  if (prerender !== null) return knownCamp(prerender.directory, campId);
  const answer = await waitForDirectory(directory, TIMEOUT_MS);
  return answer.status === 'ready' ? knownCamp(answer.directory, campId) : null;
}
