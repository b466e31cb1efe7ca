const megabytes = (bytes: number) => {
  const millions = bytes / 1_000_000;
  return millions < 10 ? millions.toFixed(1) : String(Math.round(millions));
};

/** The words of the map view, fetched with it. What spec 2 and 8 fix stands as they give it. */
export const mapWords = {
  prompt: 'Explore the map to find camp options near you',
  legend: { featured: 'Featured Camps', basic: 'Basic Listings', several: 'Several camps' },
  located: (placed: number, shown: number) => `Showing ${placed} of ${shown} camps with locations`,
  inArea: (count: number) => (count === 1 ? '1 camp in this area' : `${count} camps in this area`),
  onMap: (count: number) => (count === 1 ? '1 camp' : `${count} camps`),
  searchArea: 'Search this area',
  everywhere: 'Show all areas',
  more: (count: number) => `Show ${count} more`,
  none: 'No camps here. Move the map, or let a filter go.',
  approximate: 'Approximate place: the middle of its ZIP code or city.',
  noPlace: 'No place on the map: the listing does not say where it is.',
  attribution:
    'Counties and ZIP areas: US Census Bureau. Post office boxes: GeoNames (CC BY 4.0). Roads and water are our own sketch: fine for finding your side of town, not for driving.',
  streets: {
    heading: 'Street map',
    keep: 'Keep this map on my phone',
    goOn: 'Fetch the rest',
    stop: 'Stop',
    remove: 'Delete it from this phone',
    size: (bytes: number) => `${megabytes(bytes)} MB`,
    offer: 'It needs a connection. Kept on this phone it works without one.',
    fetching: (done: number, size: number | null) =>
      size === null
        ? `Fetching the map: ${megabytes(done)} MB`
        : `Fetching the map: ${megabytes(done)} of ${megabytes(size)} MB`,
    torn: (done: number, size: number) =>
      `${megabytes(done)} of ${megabytes(size)} MB are here. The map works without a connection when all of it is.`,
    kept: (bytes: number) =>
      `Kept on this phone (${megabytes(bytes)} MB), and works without a connection. Clearing the browser's data removes it.`,
    removed: 'The street map is no longer on this phone.',
    missing: 'The street map cannot be reached. The simple map stands in; it has every camp.',
    credits: (whose: string) => `Street map: ${whose}.`,
    problems: {
      away: 'The map did not come through. Try again with a better connection.',
      noRoom: 'There is no room for it on this phone. Nothing else was lost.',
      notAMap: 'What came is not a map. Are you signed in to this network?',
    },
  },
  loading: 'Loading the map',
  noMap: 'Unable to load map',
  notHere: 'Its code is not on this phone yet. Open the map once with a connection.',
  partMissing: 'A part of the map did not load',
  noLocations: 'Failed to load map locations',
  noLocationsDetail: 'Camps that give no coordinates are in the list only.',
  lost: 'The map lost its picture',
  lostDetail: 'The phone took the memory for something else. The list has every camp.',
  noWebGl: {
    title: "This browser can't draw the map",
    text: 'It has no WebGL, or it is switched off. Here are the same camps as a list.',
    action: 'Show the list',
  },
} as const;
