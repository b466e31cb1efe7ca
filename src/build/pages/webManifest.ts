import type { ManifestOptions } from 'vite-plugin-pwa';

/** What a phone shows of the installed app. Only pages that exist get a shortcut. */
export function webManifest(brand: string): Partial<ManifestOptions> {
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
      {
        src: '/screenshots/fall-wide.webp',
        sizes: '1280x800',
        type: 'image/webp',
        form_factor: 'wide',
        label: 'Fall break camps with filters for words, dates, activity and place',
      },
      {
        src: '/screenshots/fall-narrow.webp',
        sizes: '780x1688',
        type: 'image/webp',
        form_factor: 'narrow',
        label: 'Fall break camps on a phone',
      },
    ],
    shortcuts: [
      {
        name: 'My Schedule',
        url: '/my-camps',
        icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      },
      {
        name: 'Fall break camps',
        short_name: 'Fall camps',
        url: '/browse/fall-break',
        icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      },
    ],
  };
}
