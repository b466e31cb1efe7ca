const megabytes = (bytes: number) => {
  const millions = bytes / 1_000_000;
  return millions < 10 ? millions.toFixed(1) : String(Math.round(millions));
};

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
  streets: {
    heading: 'Street map',
    download: 'Save map for offline',
    resume: 'Download the rest',
    stop: 'Stop',
    remove: 'Remove from this device',
    size: (bytes: number) => `${megabytes(bytes)} MB`,
    offer: 'It needs an internet connection. Download it to use it without one.',
    downloading: (done: number, size: number | null) =>
      size === null
        ? `Downloading: ${megabytes(done)} MB`
        : `Downloading: ${megabytes(done)} of ${megabytes(size)} MB`,
    partial: (done: number, size: number) =>
      `${megabytes(done)} of ${megabytes(size)} MB downloaded. Once it’s complete, the map works offline.`,
    downloaded: (bytes: number) =>
      `Saved on this device (${megabytes(bytes)} MB) and ready to use offline. Clearing your browser data removes it.`,
    removed: 'The street map was removed from this device.',
    missing:
      'We can’t reach the street map right now. You’re seeing a simpler map with every camp.',
    attribution: (names: string) => `Street map: ${names}.`,
    errors: {
      unreachable: 'The download didn’t finish. Try again when your connection is better.',
      noSpace: 'Not enough space for the map. Free some up and try again. Nothing else changed.',
      notAMap: 'That wasn’t a map. Do you need to sign in to this Wi-Fi?',
    },
  },
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
