import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { readSite } from '../base/site.ts';
import { pageVariables } from './pages/pageEnvironment.ts';
import { webManifest } from './pages/webManifest.ts';

/**
 * The web manifest and the service worker with the list of files it keeps. Registration is not
 * injected: shell/update/swBridge.ts is the one path.
 */
export function installable(mode: string, drawnPaths: readonly string[]): Plugin[] {
  const { brand } = readSite(pageVariables(mode));
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/sw',
    // Its address is /sw.js for good: under a new name the old worker would stay in charge.
    filename: 'sw.ts',
    injectRegister: false,
    registerType: 'prompt',
    includeManifestIcons: false,
    manifest: webManifest(brand),
    injectManifest: {
      globPatterns: ['**/*.{js,css,html,svg,woff2,png,webp,ico,geojson}'],
      globIgnores: [
        '404.html',
        'share-*',
        'screenshots/**',
        // A page for each camp would be most of the app: the shell draws them from the phone's own directory.
        'camps/**',
        // The narrowest of each picture is kept; it stands in for the wide ones (src/sw/toCache.ts).
        'pictures/**/*-{960,1200,1280,1920,2000,2400}.webp',
        // Pages that only say "on its way", or what is on the device, are drawn from the app shell.
        ...drawnPaths.map((path) => `${path.slice(1)}/index.html`),
      ],
    },
  });
}
