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
  onMap: (count: number) => (count === 1 ? '1 camp' : `${count} camps`),
  searchArea: 'Search this area',
  allAreas: 'Show all areas',
  more: (count: number) => `Show ${count} more`,
  none: 'No camps here. Move the map or remove a filter.',
  approximate: 'Approximate location: the middle of its ZIP code or city.',
  noLocation: 'Not on the map: the listing has no location.',
  attribution:
    'Counties and ZIP areas: US Census Bureau. Post office boxes: GeoNames (CC BY 4.0). Roads and water are our own sketch: fine for finding your side of town, not for driving.',
  streets: {
    heading: 'Street map',
    download: 'Download for offline use',
    resume: 'Resume download',
    stop: 'Stop',
    remove: 'Delete from this phone',
    size: (bytes: number) => `${megabytes(bytes)} MB`,
    offer: 'It needs an internet connection. Download it to use it without one.',
    downloading: (done: number, size: number | null) =>
      size === null
        ? `Downloading: ${megabytes(done)} MB`
        : `Downloading: ${megabytes(done)} of ${megabytes(size)} MB`,
    partial: (done: number, size: number) =>
      `${megabytes(done)} of ${megabytes(size)} MB downloaded. Once it is complete, the map works offline.`,
    downloaded: (bytes: number) =>
      `Saved on this phone (${megabytes(bytes)} MB) and ready to use offline. Clearing your browser data removes it.`,
    removed: 'The street map was deleted from this phone.',
    missing:
      "We can't reach the street map right now. You're seeing a simpler map with every camp.",
    attribution: (names: string) => `Street map: ${names}.`,
    errors: {
      unreachable: "The download didn't finish. Try again when your connection is better.",
      noSpace:
        "There isn't enough free space on this phone. Free some up, then try again. Nothing else was deleted.",
      notAMap: "We couldn't download the map. If this Wi-Fi asks you to sign in, do that first.",
    },
  },
  loading: 'Loading the map',
  noMap: 'Unable to load map',
  notDownloaded: 'Connect to the internet and open the map once. After that it works offline.',
  partMissing: "Part of the map didn't load",
  problemDetail: 'Check your connection and try again. Every camp is still in the list.',
  noLocations: 'Failed to load map locations',
  noLocationsDetail: 'Some camps are only in the list. Reload the page to try again.',
  stopped: 'The map stopped drawing',
  stoppedDetail:
    'Your phone needed the memory for something else. Every camp is still in the list.',
  retry: 'Try again',
  noWebGl: {
    title: "This browser can't draw the map",
    text: 'It needs WebGL, which is missing or turned off. The list has the same camps.',
    action: 'Show the list',
  },
} as const;
