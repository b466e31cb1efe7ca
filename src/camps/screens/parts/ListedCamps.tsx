import { listedCamps } from '#camps/rules/camp/listedCamps.ts';
import { useReadyDirectory } from '#camps/store/directory/useDirectory.ts';
import { useToday } from '#camps/store/directory/useSeasons.ts';

/** How many camps the page of all breaks lists; '' until the directory is read. */
export function ListedCamps({ children }: { children: (count: number) => string }) {
  const directory = useReadyDirectory();
  const day = useToday();
  return directory === null ? '' : children(listedCamps(directory, day).length);
}
