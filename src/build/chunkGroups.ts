/**
 * Libraries that change more rarely than the app get a file of their own, so that an update of
 * Camply does not make every phone fetch them again. Chunk names would be arbitrary without this.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'dexie', test: /node_modules\/dexie\// },
  { name: 'router', test: /node_modules\/@tanstack\// },
  // What the header needs is on every page: one file instead of eight small ones, each with its overhead.
  {
    name: 'basics',
    test: /src\/ui\/(?:Button|Glyph|IconButton|Patch|Wrap|classes|layerContext|toasts)\.tsx?/,
  },
];
