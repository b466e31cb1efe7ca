import { readGazetteer } from '#domain/place/gazetteer.ts';
import places from '#domain/place/georgiaPlaces.json';

/** 13 kB that only maps and distances need: import it dynamically. */
export const georgiaGazetteer = readGazetteer(places);
