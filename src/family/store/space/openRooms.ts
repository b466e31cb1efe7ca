// In one file: each one more would weigh on the first part of every page.
export { openCircles } from './createCircles.ts';
export { openRooms } from './createRooms.ts';
