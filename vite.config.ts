import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './src/build/chunkGroups.ts';
import { earlyValibot } from './src/build/earlyValibot.ts';
import { namedChunks } from './src/build/nameChunks.ts';
import { earlyScripts } from './src/build/earlyScripts.ts';
import { pageEnvironment } from './src/build/pages/pageEnvironment.ts';
import { installable } from './src/build/installable.ts';
import { publicFiles } from './src/build/publicFiles.ts';
import { precompress } from './src/build/precompress.ts';
import { prerender } from './src/build/pages/prerender.ts';
import { spritePlugin } from './src/build/spritePlugin.ts';
import { styleLayers } from './src/build/styleLayers.ts';
import { queryScript } from './src/camps/screens/browse/queryScript.ts';
import { earlyInstallScript } from './src/site/install/earlyInstallScript.ts';
import { winterBannerScript } from './src/site/home/winterBannerScript.ts';
import { cleanAddressScript } from './src/app/shell/cleanAddressScript.ts';
import { earlyPressScript } from './src/app/shell/earlyPressScript.ts';
import { themeScript } from './src/app/shell/menu/theme.ts';
import { drawnPages } from './src/sw/toCache.ts';
import { ByEnvironment } from './tests/byEnvironment.ts';

// Where `npm run dev` finds the embedded backend; the page itself always asks its own origin.
const backend = process.env.CAMPLY_BACKEND ?? 'http://127.0.0.1:4173';
const backendPaths = ['/rest', '/auth', '/storage', '/functions', '/camp-logos'];

const alone = [
  'src/*/store/offline/*.test.ts',
  'src/camps/screens/browse/BreakPage.test.tsx',
  'src/app/shell/notices/Notices.test.tsx',
  // A reader of calendar files that brings a `Temporal` for everybody.
  'src/planner/rules/calendar/planFile.test.ts',
  'supabase/local/server.test.ts',
  'supabase/local/database/openPglite.test.ts',
];

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/app/routes',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    publicFiles(),
    react(),
    earlyValibot(),
    spritePlugin(),
    styleLayers(),
    // The first cleans the address that the others read; the last keeps presses that they have not handled.
    earlyScripts([
      cleanAddressScript,
      themeScript,
      winterBannerScript,
      queryScript,
      earlyInstallScript,
      earlyPressScript,
    ]),
    namedChunks(),
    prerender(mode),
    installable(mode, drawnPages),
    precompress(),
  ],
  define: pageEnvironment(mode),
  css: { transformer: 'lightningcss' },
  // MapLibre's worker is a module (src/camps/screens/parts/map/basemap/allowWorker.ts).
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    // An inlined picture or font would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules itself.
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            // Else every page would carry the names of all that is stored (base/storage/storageKeys.ts).
            optimization: { inlineConst: true },
            // The other optimization would have parts load more than they need.
            experimental: {
              chunkOptimization: { mergeCommonChunks: true, avoidRedundantChunkLoads: false },
            },
            output: {
              codeSplitting: { groups: chunkGroups },
              hashCharacters: 'hex',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              entryFileNames: 'assets/[name]-[hash:7].js',
              // The map lists style sheets by their hash alone.
              assetFileNames: ({ names: [name = ''] }) =>
                name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7][extname]',
            },
          },
        }),
  },
  server: {
    proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: backend }])),
  },
  test: {
    environment: 'node',
    // A busy machine is no fault of the product.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    sequence: { sequencer: ByEnvironment },
    projects: [
      // Files of one worker share its modules and its open globals: a file puts back what it changes.
      unitTests(
        'shared',
        false,
        [
          'src/**/*.test.{ts,tsx}',
          'supabase/local/**/*.test.ts',
          'tests/{bench,contract,contrast,roads,sources,texts}/**/*.test.ts',
          'tests/{architecture,sourceRules}.test.ts',
        ],
        alone,
        ['tests/afterEachFile.ts'],
      ),
      // Dozens of starts of the app in each, which would all go on listening; and databases that break.
      unitTests('isolated', true, ['tests/{days,offline,race,simulator}/**/*.test.ts', ...alone]),
      // Reads the files of a build.
      unitTests('dist', false, ['tests/dist/*.test.ts']),
    ],
  },
}));

function unitTests(
  name: string,
  isolate: boolean,
  include: string[],
  exclude: string[] = [],
  setupFiles: string[] = [],
) {
  const test = { name, isolate, include, exclude: ['**/node_modules/**', ...exclude], setupFiles };
  return { extends: true as const, test };
}
