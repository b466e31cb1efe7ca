/** The copy of the switch between list and map; that of the map itself is loaded with it (map.ts). */
export const mapOffer = {
  view: { label: 'View', list: 'List', map: 'Map' },
  showMap: 'Show the map',
  showList: 'Show the list',
  heading: (breakName: string) => `${breakName} camps on the map`,
} as const;
