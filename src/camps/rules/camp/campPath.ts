/** A camp's own page. */
export const campPath = (id: string): string => `/camps/${encodeURIComponent(id)}`;
