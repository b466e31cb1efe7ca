import type { Plugin } from 'vite';

// What every page parses before it is used: the address, the site's settings, what the page was served with.
const EARLY =
  /\/src\/(?:base\/site|camps\/rules\/(?:list\/filters|camp\/compared|season\/season)|planner\/rules\/planSearch|camps\/store\/directory\/served)\.ts$/;

/**
 * valibot is one module, and a module lies in one file: all that forms, rows and stored data parse with would be in the
 * first script of every page. So early code has a copy of its own, with only what it uses. Schemas of both
 * work together: they are plain objects.
 */
export function earlyValibot(): Plugin {
  return {
    name: 'early-valibot',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async resolveId(source, importer) {
      if (source !== 'valibot' || importer === undefined || !EARLY.test(importer)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${found.id}?early`;
    },
  };
}
