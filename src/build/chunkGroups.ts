/**
 * Libraries that change more rarely than the app get a file of their own, so that an update of
 * Camply does not make every phone fetch them again. Chunk names would be arbitrary without this.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'dexie', test: /node_modules\/dexie\// },
  // The service worker knows the map's files by this name (src/sw/toCache.ts).
  {
    name: 'maplibre',
    test: /node_modules\/(?:maplibre-gl|@maplibre|@mapbox|kdbush|pbf|quickselect|tinyqueue|gl-matrix|earcut|bidi-js)\//,
  },
  // Only where the operator has a street map of vector tiles.
  { name: 'maplibre-tiles', test: /node_modules\/(?:pmtiles|fflate)\// },
  { name: 'router', test: /node_modules\/@tanstack\// },
  // Every page knows the ways to all others: in one file the lists of what each needs share their names.
  // Not the pages themselves ('?tsr-split=...').
  {
    name: 'routes',
    test: /src\/routes\/[^?]*\.tsx$|src\/(?:domain\/list\/filters|shell\/pageHead)\.ts$/,
  },
  // What stands on every page (the header, the 404 page's drawing): one file instead of twenty small
  // ones, each with its overhead.
  {
    name: 'basics',
    test: /src\/(?:site\.ts|data\/\w+\/(?:store|syncStatus|useSyncStatus|consent|refresh|noteCampClick)\.ts|domain\/\w+\/(?:plain|calendar|moment)\.ts|shell\/menu\/MenuLinks\.module\.css|ui\/SidePage\.module\.css|ui\/(?:AppLink|Button|DayNightPicture|Glyph|IconButton|LazyBoundary|Patch|SectionHead|VisuallyHidden|Wrap|classes|layers\/layerContext|layers\/toasts)\.tsx?|routes\/-useAddress\.ts|scenes\/(?:LostScene|pagePicture|brushes\/(?:Fir|Kid|Ridge|Sky|Trees|cutPath|land|paper))\.tsx?)/,
  },
  // Fields stand on other pages, too. Before the groups below: a group takes along what it imports.
  {
    name: 'fields',
    test: /src\/ui\/fields\/(?:Field|FieldButton|TextInput|fieldContext)\.tsx?/,
  },
  // Lists and the comparison of camps.
  { name: 'chips', test: /src\/(?:ui\/fields\/Chip|parts\/useGazetteer)\.tsx?/ },
  { name: 'places', test: /src\/domain\/\w+\/(?:distance|gazetteer|near)\.ts/ },
  // What lists of camps and the page of one camp both draw and read.
  {
    name: 'camps',
    test: /src\/(?:domain\/\w+\/(?:activity|ageLabel|campDate\w*|campDays|campPath|cardDates|hours|logoUrl|milesLabel|address|price|priceLabel|pricePerDay)\.ts|parts\/(?:ActivityPatch|CampLink|CardSky|LogoPlate|PriceTag|SaveButtons|SessionDates|perDayLabel|saveToasts|themeActivities)\.tsx?|ui\/(?:layers\/Popover|Skeleton)\.tsx|data\/family\/useSaves\.ts)$/,
  },
  // What a family writes down about camps.
  {
    name: 'family',
    test: /src\/(?:data\/family\/(?:useNotes|useSavedCamps)|domain\/camp\/knownCamp)\.ts$/,
  },
  // What every list of camps draws at once, for the same reason. Nothing here that other pages need.
  {
    name: 'lists',
    test: /src\/(?:domain\/\w+\/(?:criteria|currentSeason)\.ts|content\/(?:loadFailures|mapOffer)\.ts|features\/browse\/\w+\/(?:ActivitySelect|AppliedFilters|BasicRow|BasicRowSkeleton|FacetCount|CloseMatch|ResultCount|ActiveFilterBadge|FeaturedCard|FeaturedCardSkeleton|FilterBar|FilterForm|FilterInput|DateFilter|AdvancedFiltersButton|QuickLinks|RefreshedLine|CompactFilterRow|filterLabel)\.tsx?|ui\/(?:Alert|fields\/DateRange|fields\/calendarDay)\.tsx?)/,
  },
];
