/**
 * The import table: each room and whom it may import. Read from the top down: a room knows only
 * rooms below it. Packages stand beside rooms; a package that is not named may be imported nowhere.
 */
export const rooms: { room: RegExp; name: string; may: RegExp[] }[] = [
  { name: 'main', room: /^src\/main\.tsx$/, may: [/.*/] },
  {
    name: 'router',
    room: /^src\/(router\.tsx|entryServer\.tsx)$/,
    may: [
      /^src\/(routeTree\.gen|router|routes|shell|content|scenes)/,
      /^src\/data\/(createApp|browserTools|useApp|device\/served)\.ts$/,
      /^src\/features\/(blog\/sanitizeHtml|browse\/firstCamps|camp\/(loadCamp|poster\/sharePicture))\.ts$/,
      /^react(-dom)?(\/|$)/,
      /^@tanstack\/react-router/,
    ],
  },
  {
    name: 'routes',
    room: /^src\/routes\//,
    may: [
      /^src\/(features|shell|domain|content|scenes|site)/,
      // Only the type of what loaders get.
      /^src\/data\/createApp\.ts$/,
      // What several routes share: no route of its own.
      /^src\/routes\/([^/]+\/)*-/,
      /^@tanstack\/react-router$/,
      /^react$/,
    ],
  },
  {
    name: 'features',
    room: /^src\/features\//,
    may: [
      /^src\/data\/(createApp|useApp)\.ts$/,
      /^src\/data\/directory\/(directory|waitForDirectory|useDirectory|useSeasons|useSyncStatus)\.ts$/,
      /^src\/data\/backup\/(createBackup|lastBackup|openBackup|restoreBackup|useLastBackup)\.ts$/,
      /^src\/data\/(handOver\/(createHandOver|useCode)|install\/(installPrompt|readDevice|useInstall))\.ts$/,
      /^src\/data\/family\/(familyRows|useChangedCamps|useFamily|useKeptCounts|useNoteBook|useSaves|useSchoolDistrict)\.ts$/,
      /^src\/data\/family\/sync\/(FamilySync|useFamilySync|useIsSynced|useUnreadablePlans)\.ts$/,
      /^src\/data\/calendar\/readSchoolCalendar\.ts$/,
      /^src\/data\/plan\/(createSamplePlan|Planner|usePlanState|useSamplePlan)\.ts$/,
      /^src\/data\/planB\/(createPlanB|startPlanBWorker)\.ts$/,
      /^src\/data\/profile\/(profileKey|ProfileStore|useIsOtherFamily|useProfile|useProfileStore)\.ts$/,
      /^src\/data\/outbox\/(logoAddress|outbox|useOutbox|useStatus)\.ts$/,
      /^src\/data\/(device\/(chosenLook|useRaise|measureStorage|useEraseDevice|useCause|useStorageUse)|analytics\/useConsent)\.ts$/,
      /^src\/data\/session\/(accounts|authClient|createSession|storedSession|useAuth|useWho)\.ts$/,
      /^src\/data\/review\/(createReviewDesk|ReviewError|reviewDrafts)\.ts$/,
      /^src\/data\/(map\/(useMapKey|useStreetMap)|search\/useHits|analytics\/noteCampClick)\.ts$/,
      /^src\/(features|parts|ui|domain|content|scenes|site)/,
      // A worker is started by its address; its bounds and answers are for both sides.
      /^src\/workers\/(logo\.worker|logo\/(bounds|logoAnswer)|planB\/planBMessages)\.ts$/,
      /^(react|dompurify|geojson|maplibre-gl|pmtiles|react-map-gl)(\/|$)/,
      /^react-dom$/,
      /^@tanstack\/react-router$/,
    ],
  },
  {
    name: 'shell',
    room: /^src\/shell\//,
    may: [
      /^src\/data\/(useApp|device\/chosenLook|directory\/(useDirectory|useSeasons|useSyncStatus)|session\/useAuth)\.ts$/,
      // Around every page.
      /^src\/data\/session\/AuthProvider\.tsx$/,
      /^src\/data\/(install\/useInstall|notices\/(openNotices|useNoticeSources|watchStorage)|offers\/createOffers)\.ts$/,
      /^src\/(shell|parts|ui|content|scenes|site)/,
      /^src\/domain\/(day\/(moment|recentLabel)|camp\/campsOf|season\/(currentSeason|phase|season))\.ts$/,
      /^(react|radix-ui|zustand)$/,
      /^@tanstack\/react-router$/,
      /^(workbox-window|virtual:pwa-register)/,
    ],
  },
  {
    name: 'parts',
    room: /^src\/parts\//,
    may: [
      /^src\/(parts|ui|domain|scenes|site)/,
      // What a card says of a camp that is over, and what a code says in the settings and where the app is installed.
      /^src\/content\/(handOver|over)\.ts$/,
      /^react$/,
      // What lies below every map, and what draws codes to scan.
      /^(maplibre-gl|pmtiles|react-map-gl|uqr)(\/|$)/,
    ],
  },
  {
    name: 'ui',
    room: /^src\/ui\//,
    may: [
      /^src\/ui\//,
      /^(react|radix-ui|react-day-picker|zustand)(\/|$)/,
      /^react-dom$/,
      // Links; nothing in ui knows an address.
      /^@tanstack\/react-router$/,
    ],
  },
  {
    name: 'content',
    room: /^src\/content\//,
    // Words for what can be wrong: one for each.
    may: [/^src\/(content|scenes)\//, /^src\/domain\/(family\/checks|planB?\/.+)\.ts$/, /^react$/],
  },
  { name: 'scenes', room: /^src\/scenes\//, may: [/^src\/scenes\//, /^react$/] },
  {
    name: 'site',
    room: /^src\/site\.ts$/,
    may: [/^src\/domain\/camp\/externalUrl\.ts$/, /^valibot$/],
  },
  {
    name: 'data',
    room: /^src\/data\//,
    may: [
      /^src\/(data|domain)\//,
      // A worker is started by its address; its messages, and the work itself where no worker starts, are for both sides.
      /^src\/workers\/(planB\.worker|planB\/(packedRequest|planBMessages|runPlanB))\.ts$/,
      /^(@supabase\/auth-js|valibot|dexie|dexie-react-hooks|ical\.js|minisearch|react)$/,
      /^zustand(\/(vanilla|middleware))?$/,
    ],
  },
  { name: 'day', room: /^src\/domain\/day\//, may: [/^src\/domain\/day\//, /^date-fns\//] },
  { name: 'domain', room: /^src\/domain\//, may: [/^src\/domain\//, /^valibot$/] },
  { name: 'workers', room: /^src\/workers\//, may: [/^src\/workers\//, /^src\/domain\/planB\//] },
  { name: 'sw', room: /^src\/sw\//, may: [/^src\/sw\//, /^workbox-/] },
  {
    name: 'build',
    room: /^src\/build\//,
    may: [
      /^src\/(build|domain|entryServer|site|content|scenes)/,
      // A page reloads itself under the same guard before hydration.
      /^src\/shell\/update\/reloadGuard\.ts$/,
      // The lines of text of a poster, to draw their outlines.
      /^src\/features\/camp\/poster\/svgText\.ts$/,
      // Camps' pages are made from what a phone would read.
      /^src\/data\/(device\/served|directory\/(answer|directory|entry|rows))\.ts$/,
      /^supabase\/(local\/database\/seededDatabase|seed\/renderLogos)\.ts$/,
      /^node:/,
      /^(valibot|vite|vite-plugin-pwa|sharp|smol-toml|subset-font|harfbuzzjs|jsdom)$/,
      /^(geojson|topojson-)/,
    ],
  },
  {
    name: 'local',
    room: /^supabase\//,
    may: [
      /^supabase\//,
      // One reading of addresses for phones and server.
      /^src\/domain\/place\/(distance|gazetteer|address)\.ts$/,
      // Sample seasons: days, date texts and seasons as the app reads them.
      /^src\/domain\/(day\/(calendar|atlantaDay)|text\/campDateTokens|season\/(calendarSeason|phase|season))\.ts$/,
      // What a picture's first bytes say, for phones and storage alike.
      /^src\/workers\/logo\/imageHead\.ts$/,
      // Files of camps: what a text, a link and a date text are, for the form and for a file alike.
      /^src\/domain\/(camp\/externalUrl|submission\/submission|text\/(ages|campDates))\.ts$/,
      /^node:/,
      /^@supabase\/(lite|supabase-js)/,
      /^@electric-sql\//,
      /^@hono\//,
      /^hono/,
      /^(csv-parse|jose|postgres|sharp|uqr|valibot|vite)(\/|$)/,
    ],
  },
];

/** One box, one importer: what stands behind the box can be changed in one place. */
export const boxes: Record<string, RegExp> = {
  '@supabase/auth-js': /^src\/data\/session\/authClient\.ts$/,
  dexie: /^src\/data\/device\/db\.ts$/,
  'dexie-react-hooks': /^src\/data\/device\/useStored\.ts$/,
  dompurify: /^src\/features\/blog\/sanitizeHtml\.ts$/,
  minisearch: /^src\/data\/search\/searchIndex\.ts$/,
  // flushSync: the first render, one card per idle callback, the list for paper before it is printed, and what a password
  // manager filled in before it is sent.
  'react-dom':
    /^src\/(main|ui\/fields\/useOwnText|features\/browse\/(cards\/CampList|print\/usePrinting))\.tsx?$/,
  'react-day-picker': /^src\/ui\/fields\/DateRangePanel\.tsx$/,
  'maplibre-gl': /^src\/(parts\/map\/basemap|features\/(browse\/map\/canvas|review\/where))\//,
  'react-map-gl/maplibre':
    /^src\/(parts\/map\/basemap|features\/(browse\/map\/canvas|review\/where))\//,
  'csv-parse': /^supabase\/local\/camps\/csv\/readCsv\.ts$/,
  'ical.js': /^src\/data\/calendar\/readSchoolCalendar\.ts$/,
  'smol-toml': /^src\/build\/hosting\/hosting\.ts$/,
  // For the screen, and for the server's answer to an enrollment.
  uqr: /^(src\/parts\/qrPath|supabase\/local\/auth\/factorRoutes)\.ts$/,
  pmtiles: /^src\/parts\/map\/basemap\/streetTiles\.ts$/,
  'workbox-window': /^src\/shell\/update\/registerWorker\.ts$/,
};
