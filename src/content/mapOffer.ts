/** The copy of the switch between list and map; that of the map itself is loaded with it (map.ts). */
export const mapOffer = {
  view: { label: 'View', list: 'List', map: 'Map' },
  showMap: 'Show the map',
  showList: 'Show the list',
  heading: (breakName: string) => `${breakName} camps on the map`,
  noKey: {
    title: 'The map needs a key.',
    // Not urgent, so it does not interrupt a screen reader.
    text: 'The person who runs this site can add one: in the Supabase dashboard, under Edge Functions, Secrets, as MAPS_KEY, which the function get-google-maps-key reads. The Map button then appears here by itself. The list has every camp.',
  },
} as const;
