import { writeFile } from 'node:fs/promises';
import { shippedCharacters } from '../assets/subsetFonts.ts';
import { loadFaces } from './loadFaces.ts';

/** Advance widths of single characters in 1/1000 em, for text that is set where nothing can be measured. */
export async function letterWidths(): Promise<Record<string, Record<string, number>>> {
  const letters = [...new Set(shippedCharacters)].toSorted();
  const faces = Object.entries(await loadFaces()).map(([name, face]) => {
    const known = letters.filter((letter) => face.covers(letter));
    const widths = known.map((letter) => [letter, Math.round(face.widthOf(letter) * 1000)]);
    return [name, Object.fromEntries(widths)] as const;
  });
  return Object.fromEntries(faces);
}

export async function writeLetterWidths(file: string): Promise<void> {
  await writeFile(file, `${JSON.stringify(await letterWidths(), null, 1)}\n`);
}
