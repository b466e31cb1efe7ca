/** What a map needs offline: its code, the worker and the basemap. */
export const mapFileCount = 3;
