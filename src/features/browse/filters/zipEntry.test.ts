import { expect, test } from 'vitest';
import { zipProblem } from './zipEntry.ts';

const decatur = { latitude: 33.77, longitude: -84.29 };
const gazetteer = { zips: new Map([['30030', decatur]]), cities: new Map() };
const here = { gazetteer, failed: false };
const onItsWay = { gazetteer: null, failed: false };
const failed = { gazetteer: null, failed: true };

test.each([
  ['', onItsWay, null],
  ['  ', here, null],
  ['300', here, 'unfinished'],
  ['Decatur', here, 'noZip'],
  ['300301', here, 'noZip'],
  ['99999', here, 'unknown'],
  ['99999', onItsWay, null],
  ['30030', failed, 'notHere'],
  [' 30030 ', here, null],
] as const)('%j, list of ZIPs %o: %s', (typed, places, problem) => {
  expect(zipProblem(typed, places)).toBe(problem);
});
