/**
 * Packages have files of their own, so that an update of Camply does not make every phone fetch them
 * again. The app's own code is split by route, by the bundler. It would be cut into 50 to 90 files a page,
 * which costs 26 to 35 kB gzipped: so code that many pages share is bundled by folder. A group takes along
 * what its modules import and no group above has; `minShareCount` leaves out what few chunks use.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/@tanstack\/(?!react-virtual|virtual-core)/ },
  { name: 'dexie', test: /node_modules\/dexie(?:-react-hooks)?\// },
  // The service worker knows the map's files by these two names (src/sw/toCache.ts).
  {
    name: 'maplibre',
    test: /node_modules\/(?:maplibre-gl|@maplibre|@mapbox|kdbush|pbf|quickselect|tinyqueue|gl-matrix|earcut|bidi-js)\//,
  },

  // What stands on every page. Not main.tsx, which is the entry.
  { name: 'initial', test: /\/src\/(?!app\/main)/, tags: ['$initial' as const] },
  // Opens over a page that stands already.
  { name: 'sheet', test: /\/src\/ui\/layers\/Sheet/, minShareCount: 2 },
  // What every form needs; the two groups below would bring along what filters need.
  { name: 'form', test: /\/src\/ui\/(?:Form|fields\/useOwnText)\.tsx?$/ },
  // What lists share with pages that show no camps (the summer kit sets ranges, too), then with the pages of camps. No camp is
  // handed over as a link to copy.
  {
    name: 'basics',
    test: /\/src\/(?:ui\/(?!useCopied|useStableFocus)(?:(?:layers|layout|pictures)\/)?[^/]+|ui\/scenes\/[^/]+\.ts|camps\/screens\/parts\/(?:CallToAction|callToActionTarget)[^/]*|base\/text\/(?:recordOf|unbroken)\.ts)$/,
    minShareCount: 4,
  },
  // Not for camps and lists, whose drawings are files.
  { name: 'brushes', test: /\/src\/ui\/scenes\/brushes\//, minShareCount: 2 },
  // Home's menu and the spring page speak of seasons, too.
  {
    name: 'seasons',
    test: /\/src\/camps\/(?:words\/over|rules\/season\/(?:calendarSeason|currentSeason|phase)|store\/directory\/useSeasons)/,
    minShareCount: 4,
  },
  { name: 'fields', test: /\/src\/ui\/fields\//, minShareCount: 12 },
  // How a moment and a list are said: by notices on every page, by cards and plans on some.
  {
    name: 'phrases',
    test: /\/src\/(?:base\/day\/(?:moment|recentLabel)|camps\/words\/formatList)\.ts$/,
  },
  // Not what lists alone need: a camp's page has no filters, and shows all its dates. Nor what brings Dexie or valibot.
  {
    name: 'camps',
    test: /\/src\/(?:base\/(?!crypto|http\/(?:backendConfig|post\.|RemoteError)|text\/(?:cleaned|cutText|groupBy|parsedJson)|device\/(?:attempt|oneAtATime|useLoaded)|install\/(?:readDevice|isInstalled|installWay)|storage\/(?:useStored|StorageError|requestWithin)|site\.)|camps\/store\/(?!useGazetteer|saved\/familyRows)|account\/store|app\/(?:createApp|browserTools|browserSync|openAppSync|routes\/-useAddress)|camps\/rules\/(?!list|saved|camp\/(?:seats|sessionCamp)|season\/isNotOpenYet|place\/gazetteer|text\/price\.)|(?:account|site)\/rules\/|providers\/rules\/review|site\/store|camps\/screens\/parts\/(?!card\/(?:BasicRow|CardMarks|FeaturedCard|SeatsMark|SessionDates))|family\/screens\/parts\/(?!childCloth|ChildFace|changeProfile)|providers\/screens\/parts|ui\/parts|site\/parts)/,
    minShareCount: 8,
  },
  // Lists show it at once, the other pages a moment later: without what else lists are drawn with.
  {
    name: 'seats',
    test: /\/src\/camps\/(?:rules\/(?:camp\/seats|season\/isNotOpenYet)\.|words\/camp\/(?:seats|notOpen)\.|screens\/parts\/card\/SeatsMark)/,
    minShareCount: 2,
  },
  // Small modules that several later parts share: each in a file of its own would be a request more. What hours, prices
  // and sessions mean is for filters, too; the rest is a camp's page.
  {
    name: 'prices',
    test: /\/src\/camps\/(?:rules\/(?:text\/(?:hours|price|pricePerDay)|camp\/sessionCamp)\.|screens\/parts\/card\/perDayLabel)/,
    minShareCount: 2,
  },
  {
    name: 'camp',
    test: /\/src\/(?:camps\/(?:rules\/camp\/(?:knownCamp|campPath|isOver)\.|words\/camp\/camp\.|screens\/camp\/(?:backTo|poster\/landOf|when\/WhenSheet))|planner\/screens\/fromCamp\/PlanThisCampLazy)/,
    minShareCount: 2,
  },
  // The search folds text as the sort of camps does, and has none without camps. Every page opens the store: what it
  // needs must not lie with cards or the plan.
  {
    name: 'directory',
    test: /\/src\/(?:camps\/store\/directory\/directory|base\/(?:text\/(?:foldText|parsedJson)|http\/RemoteError))\.ts$/,
  },
  // Its list of fields draws the form before the schema is there: not within what reads submissions.
  {
    name: 'listing',
    test: /\/src\/(?:providers\/rules\/submission\/fields|base\/text\/cleaned)\.ts$/,
  },
  // The two pages on which a provider follows listings. Not what the form and the outbox parse with.
  {
    name: 'submissions',
    test: /\/src\/providers\/(?:screens\/submissions|words\/submissions\.|rules\/submission\/(?:describeSubmission|submissionStage|readBack))/,
    minShareCount: 2,
  },
  // What the pages of the account share from the start: each name of a file weighs on every first page.
  {
    name: 'account',
    test: /\/src\/(?:account\/words\/account\.|account\/rules\/email|camps\/rules\/share\/nextPage|ui\/parts\/AuthCard|ui\/fields\/PasswordInput|account\/screens\/(?:[^/]+$|login\/loginAddress|pieces\/(?:Cause|EmailField|FormSkeleton)))/,
    minShareCount: 2,
  },
  // A family's rows: backups, sync and notices read them without the planner's rules.
  {
    name: 'family',
    test: /\/src\/family\/rules\/(?:profile|familyRecord|plan\/(?:planEntry|circleRows|custodyRows|planRows|planRecord))\.ts$/,
    minShareCount: 2,
  },
  // What the pages of the planner share: twenty files of their own would be as many requests.
  {
    name: 'plan',
    test: /\/src\/planner\/(?:rules\/(?:ages|candidates|changes|commands|coverage|custody|family|status)\/|words\/(?:board|formatLabel|homes|week)\.|screens\/homes\/)/,
    minShareCount: 3,
  },
  // The planner, its sheets, the settings and a camp of the plan show parts of them. What they import stays with those who had it.
  {
    name: 'alarms',
    test: /\/src\/planner\/(?:screens\/(?:phoneAlarms\/(?!PhoneLine)|pass\/|alarm\/useMinute)|store\/(?:alarms\/useAlarms|pass\/)|words\/(?:pass|phoneAlarms)\.|rules\/status\/waitsForRoom)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What reads the plan, in a few lines each.
  {
    name: 'planState',
    test: /\/src\/planner\/store\/(?:usePlanState|planQueries|useLiveOfPlanner|putPlanRow)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What storage, sync and the outbox share, and who is signed in: every page asks for it. In files of their own each name would weigh on every first page.
  {
    name: 'device',
    test: /\/src\/(?:base\/(?:storage\/(?:StorageError|saveOpenDays|requestWithin|askToPersist)|device\/(?:attempt|oneAtATime|withTimeout|schedule|tabSignals)|http\/(?:backendConfig|columns|post)|session\/(?:deviceSession|sessionStorage|storedSession))|camps\/store\/directory\/remote)\.ts$/,
  },
  // The sync of the directory, which every page starts a moment later.
  { name: 'pull', test: /\/src\/camps\/store\/directory\/(?:compact|pull|rows|sync|with)/ },
  // What is told unasked on every page, from what the device holds and how it can install the app.
  {
    name: 'notices',
    test: /\/src\/family\/words\/(?:backup|install)\./,
    minShareCount: 2,
  },
  {
    name: 'install',
    test: /\/src\/base\/install\/(?:installWay|isInstalled|readDevice|useInstall)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'records',
    test: /\/src\/(?:camps\/store\/saved\/familyRows|family\/(?:rules\/backup\/countRecords|store\/(?:backup\/(?:collect|lastBackup)|localRecords|putPlanRow)))\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // A week as Home, the plan, a shared plan and the pieces of each draw it.
  {
    name: 'week',
    test: /\/src\/planner\/(?:rules\/(?:commands\/dropDay|coverage\/openDayCounts|family\/breakStep)|screens\/(?:careNeedOn|PlanContext|first\/FirstChildForm|pieces\/(?:CareChips|formatDays|timeOptions)|sheets\/home\/careDraft|week\/)|words\/(?:first|hours)\.)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What the forms for a child share, on Home, in the plan and in the profile.
  {
    name: 'child',
    test: /\/src\/(?:camps\/(?:rules\/season\/nearDistricts|screens\/parts\/DistrictPageLink|words\/districtOptions)|family\/(?:rules\/(?:checks|familyDistricts|initialOf)|screens\/parts\/(?:childCloth|ChildFace)))\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // The plan of a tab: what reads, changes and follows it.
  {
    name: 'planner',
    test: /\/src\/(?:base\/(?:device\/createFollower|day\/atlantaClock)|planner\/store\/(?:createHistory|followPlan|planSource))\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Lists read camps with it, once there are some.
  {
    name: 'listParts',
    test: /\/src\/camps\/(?:rules\/(?:list\/near|place\/gazetteer|camp\/seasonCamps)|words\/roomFilter|screens\/parts\/usePrinting)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'lists',
    // A hundred bytes of a file of their own cost a round trip. Not all of camps/words/breaks: it would bring summer's.
    test: /\/src\/camps\/(?:screens\/browse\/|screens\/parts\/card\/(?:BasicRow|CardMarks|FeaturedCard)|words\/breaks\/registerLine)/,
    minShareCount: 5,
  },
  // Sync, backups, hand-overs, calendar feeds and alarms encrypt, hash and wait: each name of a file weighs on every first page.
  {
    name: 'crypto',
    test: /\/src\/base\/(?:crypto\/(?:calendarFeed|deriveBits|encrypt|gzip|hkdf|identity)|http\/serverWaitMs)\./,
    minShareCount: 2,
  },
  { name: 'calendarFile', test: /\/src\/base\/calendarFile\//, minShareCount: 2 },
  // A camp's poster and the picture of a covered week. What they import stays with those who had it.
  {
    name: 'poster',
    test: /\/src\/(?:camps\/screens\/camp\/poster\/(?!drawnPng|spriteSign|posterColors|svgText)|ui\/pictures\/(?:useDrawnPicture|PictureFrame))/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // The family's calendar, as a file and at an address.
  {
    name: 'calendar',
    test: /\/src\/planner\/(?:screens\/sheets\/handOver\/calendarSource|words\/feed)\./,
    minShareCount: 2,
  },
];
