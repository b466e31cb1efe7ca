/** What a map needs offline: its code, the code's dynamic entry, the code for PMTiles, the worker and the basemap. */
export const mapFileCount = 5;
