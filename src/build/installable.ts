import type { Plugin } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { readSite } from '../base/site.ts';
import { pageVariables } from './pages/pageEnvironment.ts';

/**
 * The web manifest and the service worker with the list of files it caches. Registration is not injected:
 * shell/update/swBridge.ts is the only one.
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
        'screenshots/**',
        // What a browser installs it fetches by itself.
        'icons/icon-*512.png',
        // A page for each camp would be most of the app: the shell draws them from the phone's own directory.
        'camps/**',
        // Only the narrowest version of each picture is cached; it replaces the wide ones offline (src/sw/toCache.ts).
        'pictures/**/*-{960,1200,1280,1920,2000,2400}.webp',
        // Drawn from the app shell.
        ...drawnPaths.map((path) => `${path.slice(1)}/index.html`),
      ],
    },
  });
}

/** What a phone shows of the installed app. Only pages that exist get a shortcut. */
function webManifest(brand: string): Partial<ManifestOptions> {
  return {
    id: '/',
    name: `${brand}: school break camps in Atlanta`,
    short_name: brand,
    description: 'Find and filter school break camps in metro Atlanta, online or off.',
    lang: 'en-US',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#fbf4e4',
    background_color: '#fbf4e4',
    categories: ['kids', 'education', 'lifestyle'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-192.png',
        sizes: '192x192',
        type: 'image/png',
        purpose: 'maskable',
      },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    // Taken by tests/runner/screenshots.mjs.
    screenshots: [
      screenshot(
        'week',
        'wide',
        'A family’s week: which days are covered, and what to do about the open ones',
      ),
      screenshot(
        'fall',
        'wide',
        'Fall Break camps with filters for words, dates, activity and place',
      ),
      screenshot('week', 'narrow', 'A family’s week on a phone'),
      screenshot('fall', 'narrow', 'Fall Break camps on a phone'),
    ],
    shortcuts: [
      {
        name: 'My Schedule',
        url: '/my-camps',
        icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      },
      {
        // Of no one break: what is next in time comes first there.
        name: 'Browse Camps',
        short_name: 'Camps',
        url: '/browse',
        icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      },
    ],
  };
}

const screenshot = (name: string, form: 'wide' | 'narrow', label: string) => ({
  src: `/screenshots/${name}-${form}.webp`,
  sizes: form === 'wide' ? '1280x800' : '780x1688',
  type: 'image/webp',
  form_factor: form,
  label,
});
