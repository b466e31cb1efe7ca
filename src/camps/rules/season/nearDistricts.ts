/** Places of the Atlanta area: ZIP codes, names, and the ids of their school districts, the likelier one first. */
type Place = { zips: string; names: RegExp; districts: readonly string[] };

// By the districts' own maps as far as ZIP codes can follow them. Where a border runs through a ZIP code both sides are
// there: nothing is chosen for a family.
const PLACES: readonly Place[] = [
  {
    zips: '30303 30305 30306 30308 30309 30310 30311 30312 30313 30314 30315 30318 30324 30326 30327 30331 30336 30354 30363',
    names: /\b(?:atlanta|buckhead|midtown|west end|grant park|inman park|virginia-highland)\b/,
    districts: ['atlanta', 'fulton'],
  },
  {
    zips: '30307 30316 30317',
    names: /\b(?:kirkwood|east atlanta|candler park|lake claire|edgewood|druid hills)\b/,
    districts: ['atlanta', 'dekalb'],
  },
  // The city of Decatur has schools of its own. Most addresses that say Decatur are outside of it, in DeKalb County.
  { zips: '30030', names: /\b(?:decatur|oakhurst)\b/, districts: ['decatur', 'dekalb'] },
  {
    zips: '30002 30021 30032 30033 30034 30035 30038 30058 30079 30083 30084 30087 30088 30319 30329 30338 30340 30341 30345 30346 30360',
    names: /\b(?:dekalb|dunwoody|brookhaven|chamblee|tucker|stone mountain|clarkston|lithonia)\b/,
    districts: ['dekalb', 'decatur'],
  },
  { zips: '30060 30064', names: /\bmarietta\b/, districts: ['marietta', 'cobb'] },
  {
    zips: '30008 30062 30066 30067 30068 30080 30082 30101 30102 30106 30126 30127 30144 30152 30339',
    names: /\b(?:cobb|smyrna|kennesaw|acworth|vinings|austell|powder springs|mableton)\b/,
    districts: ['cobb', 'marietta'],
  },
  {
    zips: '30004 30005 30009 30022 30075 30076 30097 30213 30268 30291 30328 30342 30349 30350',
    names: /\b(?:fulton|sandy springs|alpharetta|roswell|milton|johns creek|union city|fairburn)\b/,
    districts: ['fulton'],
  },
  {
    zips: '30017 30019 30024 30039 30043 30044 30045 30046 30047 30052 30071 30078 30092 30093 30096 30519',
    names: /\b(?:gwinnett|lawrenceville|duluth|suwanee|norcross|snellville|lilburn)\b/,
    districts: ['gwinnett'],
  },
  { zips: '30515 30518', names: /\bbuford\b/, districts: ['buford', 'gwinnett'] },
  { zips: '30028 30040 30041', names: /\b(?:forsyth|cumming)\b/, districts: ['forsyth'] },
  {
    zips: '30107 30114 30115 30188 30189',
    names: /\b(?:cherokee|woodstock|canton|holly springs)\b/,
    districts: ['cherokee'],
  },
  {
    zips: '30236 30238 30260 30273 30274 30296 30297',
    names: /\b(?:clayton|jonesboro|riverdale|forest park|morrow)\b/,
    districts: ['clayton'],
  },
  { zips: '30134 30135 30187', names: /\b(?:douglas|douglasville)\b/, districts: ['douglas'] },
  {
    zips: '30214 30215 30269 30290',
    names: /\b(?:fayette|fayetteville|peachtree city|tyrone)\b/,
    districts: ['fayette'],
  },
  {
    zips: '30228 30248 30252 30253 30281',
    names: /\b(?:henry|mcdonough|stockbridge|hampton|locust grove)\b/,
    districts: ['henry'],
  },
  { zips: '30014 30016 30054', names: /\b(?:newton|covington|oxford)\b/, districts: ['newton'] },
  { zips: '30012 30013 30094', names: /\b(?:rockdale|conyers)\b/, districts: ['rockdale'] },
];

/**
 * The ids of the school districts near a family, the likelier one first: by its ZIP code, and where that is unknown by the
 * names in the other texts, such as a city or a neighborhood. Empty when neither is known.
 */
export function nearDistricts(zipCode: string, ...texts: readonly string[]): readonly string[] {
  const zip = zipCode.trim().slice(0, 5);
  const ofZip = PLACES.find(({ zips }) => zips.split(' ').includes(zip));
  if (ofZip) return ofZip.districts;
  // "Avondale Estates, Decatur, GA" and "N Decatur Rd": a street is no city.
  const words = texts.join('\n').toLowerCase();
  const named = words.replaceAll(
    /\b[a-z]+ (?:rd|road|st|street|ave|avenue|dr|drive|hwy|pkwy|blvd)\b/g,
    '',
  );
  return PLACES.find(({ names }) => names.test(named))?.districts ?? [];
}
