import { writeFile } from 'node:fs/promises';
import { pageLands } from '../../camps/screens/camp/poster/pageLand.ts';

/** The lands at the head of camps' pages. */
export const writeLands = (file: string): Promise<void> => writeFile(file, pageLands());
