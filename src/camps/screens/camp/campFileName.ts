/** A camp's id as the name of a file. */
export const campFileName = (campId: string, ending: string): string =>
  `${campId.replaceAll(/[^\w-]+/g, '-').slice(0, 80)}.${ending}`;
