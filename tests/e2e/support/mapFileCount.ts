/** What a map needs offline: its code, the code's dynamic entry, the worker and the basemap. */
export const mapFileCount = 4;
