/** For who runs the site; loaded only where there is no map. Not urgent: it does not interrupt a screen reader. */
export const noMapKey = {
  title: 'The map needs a key.',
  text: 'The person who runs this site can add one: in the Supabase dashboard, under Edge Functions, Secrets, as MAPS_KEY, which the function get-google-maps-key reads. The Map button then appears here by itself. The list has every camp.',
} as const;
