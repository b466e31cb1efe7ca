/** Loaded only where there is no map. Not urgent: it does not interrupt a screen reader. */
export const noMap = {
  /** Copy for the operator. */
  noKey: {
    title: 'The map needs a key.',
    text: 'The person who runs this site can add one: in the Supabase dashboard, under Edge Functions, Secrets, as MAPS_KEY, which the function get-google-maps-key reads. Then the Map button shows up here. The list has every camp.',
  },
  /** Copy for a visitor who asked for the map before it is known whether there is one. */
  outOfReach: {
    title: 'We couldn’t reach the map.',
    text: 'Here’s the list instead, with every camp. Open the map again when you’re back online.',
  },
} as const;
