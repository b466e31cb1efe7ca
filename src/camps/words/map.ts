/** Loaded only where there is no map. Not urgent: it does not interrupt a screen reader. */
export const noMap = {
  /** Copy for the operator. */
  noKey: {
    title: 'The map needs a key.',
    text: 'The person who runs this site can add one: in the Supabase dashboard, under Edge Functions, Secrets, as MAPS_KEY, which the function get-google-maps-key reads. Then the Map button shows up here. The list has every camp.',
  },
  /** Copy for a visitor who opens the map before its availability is known. */
  outOfReach: {
    title: 'We couldn’t reach the map.',
    text: 'Here’s the list instead, with every camp. Open the map again when you’re back online.',
  },
} as const;

/** The copy of the map view, loaded with it. */
export const mapCopy = {
  prompt: 'Explore the map to find camp options near you',
  legend: { featured: 'Featured Camps', basic: 'Basic Listings', several: 'Several camps' },
  located: (located: number, shown: number) =>
    `Showing ${located} of ${shown} camps with locations`,
  inArea: (count: number) => (count === 1 ? '1 camp in this area' : `${count} camps in this area`),
  notCounted: 'Camps',
  onMap: (count: number) => (count === 1 ? '1 camp' : `${count} camps`),
  searchArea: 'Search this area',
  allAreas: 'Show all areas',
  more: (count: number) => `Show ${count} more`,
  none: 'No camps here. Move the map or remove a filter.',
  approximate: 'Approximate location: center of its ZIP code or city.',
  noLocation: 'Not on the map: no address listed.',
  attribution:
    'Counties and ZIP areas: US Census Bureau. Post office boxes: GeoNames (CC BY 4.0). Roads and water are our own sketch: fine for finding your side of town, not for driving.',
  streetMap: (names: string) => `Street map: ${names}.`,
  loading: 'Loading the map',
  noMap: 'Unable to load map',
  notDownloaded: 'Open the map once while you’re online; after that it works offline.',
  partMissing: 'Part of the map didn’t load',
  problemDetail: 'Check your connection and try again. Every camp is still in the list.',
  noLocations: 'Failed to load map locations',
  noLocationsDetail: 'Camps without an address are only in the list. Reload the page to try again.',
  stopped: 'The map stopped drawing',
  stoppedDetail: 'The map ran out of memory. Every camp is still in the list.',
  retry: 'Try again',
  noWebGl: {
    title: 'This browser can’t draw the map',
    text: 'It needs WebGL, which is missing or turned off. The list has the same camps.',
    action: 'Show the list',
  },
} as const;
