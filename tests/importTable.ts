/**
 * The parts of src, from the lowest to the highest: a part may import those of earlier lines, types included. `rules` of a
 * subject are open to all later parts; of everything else they see its one public file, such as `src/camps/camps.ts`.
 */
export const order: readonly (readonly string[])[] = [
  ['base'],
  ['ui'],
  ['camps'],
  ['family'],
  ['account'],
  ['planner', 'providers'],
  ['site'],
  ['app'],
  ['build'],
];

/** Parts that are libraries: each file is for everybody. The rest have a public file. */
export const libraries: ReadonlySet<string> = new Set(['base', 'ui']);

/** Inside a subject: each folder and what it may import, of its own subject and of earlier ones. */
export const folders: Readonly<Record<string, readonly string[]>> = {
  rules: ['rules'],
  words: ['words', 'rules'],
  worker: ['worker', 'rules'],
  store: ['store', 'worker', 'rules'],
  screens: ['screens', 'words', 'store', 'worker', 'rules'],
};

/** What of base rules may know: dates, texts, addresses and what a phone keeps of its alarms, nothing that asks the device. */
export const PURE_BASE =
  /^src\/base\/(?:day|text|calendarFile)\/|^src\/base\/http\/(?:externalUrl|parsedUrl)\.ts$|^src\/base\/install\/(?:installWay|isInstalled)\.ts$|^src\/base\/push\/alarmMemory\.ts$/;

/** Whom the server and its tools may import of src: what a text, a mail, a day, a sealed or a school calendar, a place, a picture or a season is. */
export const FOR_THE_SERVER =
  /^src\/(?:base\/(?:crypto|day|http|mail|text)|camps\/rules|planner\/(?:rules|worker)\/calendar|providers\/rules|providers\/worker\/imageHead)/;

/** One box, one importer: what stands behind the box can be changed in one place. */
export const boxes: Readonly<Record<string, RegExp>> = {
  '@supabase/auth-js': /^src\/account\/store\/authClient\.ts$/,
  dexie: /^src\/base\/storage\/db\.ts$/,
  'dexie-react-hooks': /^src\/base\/storage\/useStored\.ts$/,
  dompurify: /^src\/site\/blog\/sanitizeHtml\.ts$/,
  minisearch: /^src\/camps\/store\/search\/searchIndex\.ts$/,
  // flushSync: the first render, one card per idle callback, the list for paper before it is printed, what a password
  // manager filled in before it is sent, and what is wrong before the press that asked ends.
  'react-dom':
    /^src\/(?:app\/main|ui\/(?:fields\/useOwnText|showFirstProblem)|camps\/screens\/(?:browse\/cards\/CampList|parts\/usePrinting))\.tsx?$/,
  'react-day-picker': /^src\/ui\/fields\/DateRangePanel\.tsx$/,
  'maplibre-gl':
    /^src\/(?:camps\/screens\/(?:parts\/map\/basemap|browse\/map\/canvas)|providers\/screens\/review\/where)\//,
  'react-map-gl/maplibre':
    /^src\/(?:camps\/screens\/(?:parts\/map\/basemap|browse\/map\/canvas)|providers\/screens\/review\/where)\//,
  'csv-parse': /^supabase\/local\/camps\/csv\/readCsv\.ts$/,
  'ical.js':
    /^(?:src\/planner\/worker\/calendar\/readSchoolCalendar|supabase\/functions\/read-sources\/readers\/readCalendarFeed)\.ts$/,
  'robots-parser': /^supabase\/functions\/read-sources\/fetch\/fetchPolitely\.ts$/,
  'ipaddr.js': /^supabase\/functions\/read-sources\/fetch\/publicAddress\.ts$/,
  htmlparser2: /^supabase\/functions\/read-sources\/(?:html|fetch\/readBody)\.ts$/,
  undici: /^supabase\/local\/sources\/nodeWeb\.ts$/,
  'smol-toml': /^src\/build\/hosting\/hosting\.ts$/,
  nodemailer: /^supabase\/functions\/_shared\/mail\/smtpDriver\.ts$/,
  // For the screen, and for the server's answer to an enrollment.
  uqr: /^(?:src\/base\/qr\/qrPath|supabase\/local\/auth\/factorRoutes)\.ts$/,
  'workbox-window': /^src\/app\/shell\/update\/registerWorker\.ts$/,
};

/** Packages by folder; one that is not named may be imported nowhere. */
export const packages: readonly (readonly [files: RegExp, may: RegExp])[] = [
  [/^src\/\w+\/rules\//, /^valibot$/],
  [/^src\/\w+\/words\//, /^react$/],
  [/^src\/\w+\/worker\//, /^ical\.js$/],
  [/^src\/base\/day\//, /^date-fns\//],
  [
    /^src\/(?:base|\w+\/store)\//,
    /^(?:valibot|react|zustand(?:\/(?:vanilla|middleware))?|dexie|dexie-react-hooks|uqr|minisearch|@supabase\/auth-js)$/,
  ],
  [
    /^src\/(?:ui|app|site|\w+\/screens)\//,
    /^(?:react|react-dom|radix-ui|react-day-picker|zustand|dompurify|geojson|maplibre-gl|react-map-gl|uqr|@tanstack\/react-router|workbox-window|virtual:pwa-register|valibot)(?:\/|$)/,
  ],
  [/^src\/sw\//, /^workbox-/],
  [
    /^src\/build\//,
    /^(?:node:|valibot$|vite$|vite-plugin-pwa$|sharp$|smol-toml$|subset-font$|harfbuzzjs$|jsdom$|geojson|topojson-)/,
  ],
  [
    /^supabase\//,
    /^(?:node:|@supabase\/(?:lite|supabase-js)|@electric-sql\/|@hono\/|hono|(?:csv-parse|htmlparser2|ical\.js|ipaddr\.js|jose|nodemailer|postgres|robots-parser|sharp|undici|uqr|valibot|vite)(?:\/|$))/,
  ],
];

/** The one file that names what is stored on a device. */
export const STORAGE_KEYS = 'src/base/storage/storageKeys.ts';

/** What the service worker knows of src: those names, and what an alarm is. */
export const FOR_THE_WORKER =
  /^src\/base\/(?:storage\/(?:storageKeys|requestWithin)\.ts$|push\/|crypto\/base64url\.ts$|device\/(?:clock|isNoAnswer)\.ts$|http\/(?:post|serverWaitMs|RemoteError)\.ts$)/;
