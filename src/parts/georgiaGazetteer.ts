import { readGazetteer } from '#domain/gazetteer.ts';
import places from '#domain/georgiaPlaces.json';

/** 13 kB that only maps and distances need: import it when they do. */
export const georgiaGazetteer = readGazetteer(places);
