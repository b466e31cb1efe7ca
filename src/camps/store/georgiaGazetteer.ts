import { readGazetteer } from '#camps/rules/place/gazetteer.ts';
import places from '#camps/rules/place/georgiaPlaces.json';

/** 13 kB that only maps and distances need: import it dynamically. */
export const georgiaGazetteer = readGazetteer(places);
