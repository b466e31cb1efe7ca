import { expect, test } from 'vitest';
import { zipProblem } from './zipProblem.ts';

const decatur = { latitude: 33.77, longitude: -84.29 };
const gazetteer = { zips: new Map([['30030', decatur]]), cities: new Map() };
const loaded = { gazetteer, failed: false };
const loading = { gazetteer: null, failed: false };
const failed = { gazetteer: null, failed: true };

test.each([
  ['', loading, null],
  ['  ', loaded, null],
  ['300', loaded, 'unfinished'],
  ['Decatur', loaded, 'noZip'],
  ['300301', loaded, 'noZip'],
  ['99999', loaded, 'unknown'],
  ['99999', loading, null],
  ['30030', failed, 'notHere'],
  [' 30030 ', loaded, null],
] as const)('%j, list of ZIP codes %o: %s', (text, places, problem) => {
  expect(zipProblem(text, places)).toBe(problem);
});
