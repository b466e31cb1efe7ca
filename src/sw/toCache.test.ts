import { describe, expect, it } from 'vitest';
import { isPrivatePage } from '#base/analytics/isPrivatePage.ts';
import {
  drawnPages,
  isMapFile,
  isExpected,
  isPicture,
  narrowPicture,
  pageFile,
  serverPaths,
} from './toCache.ts';

const pageOf = (path: string) =>
  pageFile(new URL(path, 'https://camply.example')).map(({ pathname }) => pathname);

const cachedCopy = (path: string) => narrowPicture(new URL(path, 'https://camply.example'));

const isLate = (path: string) => isPicture(new URL(path, 'https://camply.example'));

const isMap = (path: string) => isMapFile(new URL(path, 'https://camply.example'));

describe('what is cached', () => {
  it('finds the page of a path, with and without a trailing slash', () => {
    expect(pageOf('/browse/fall-break')).toEqual(['/browse/fall-break/index.html']);
    expect(pageOf('/browse/fall-break/')).toEqual(['/browse/fall-break/index.html']);
    expect(pageOf('/')).toEqual(['/index.html']);
    expect(pageOf('/assets/a.js')).toEqual([]);
  });

  it('has the app shell for pages that show what is on the device', () => {
    expect(pageOf('/settings/second-step/')).toEqual(['/app-shell.html']);
    expect(pageOf('/my-camps')).toEqual(['/my-camps/index.html']);
    const privatePages = drawnPages.filter((path) => isPrivatePage(path));
    expect(privatePages, 'pages with a stricter policy than the shell').toEqual([]);
  });

  it('finds the narrow copy of a wide picture', () => {
    expect(cachedCopy('/pictures/blog/sheet-dark-2000.webp')).toBe(
      '/pictures/blog/sheet-dark-640.webp',
    );
    expect(cachedCopy('/pictures/blog/sheet-share.jpg')).toBeNull();
    expect(cachedCopy('/camp-logos/sheet-2000.webp')).toBeNull();
  });

  it('tells the map’s files from the app’s by their names', () => {
    expect(isMap('/assets/maplibre-BR2hQb6h.js')).toBe(true);
    expect(isMap('/assets/maplibre-gl-worker-DX6FIJ71.js')).toBe(true);
    expect(isMap('/assets/basemap-C7CdESX8.geojson')).toBe(true);
    expect(isMap('/assets/MapView-BiG1e_qX.js')).toBe(false);
  });

  it('tells pictures, which come after the app, from its icons and scripts', () => {
    expect(isLate('/pictures/pages/home-tall-light-640.webp')).toBe(true);
    expect(isLate('/icons/icon-192.png')).toBe(false);
    expect(isLate('/assets/index.js')).toBe(false);
  });

  it('the HTML of a captive portal is not cached as a script', () => {
    expect(isExpected('/assets/index.js', 'text/html; charset=utf-8')).toBe(false);
    expect(isExpected('/assets/index.js', 'text/javascript; charset=utf-8')).toBe(true);
    expect(isExpected('/icons/icon-192.png', 'text/html')).toBe(false);
    expect(isExpected('/index.html', 'text/html')).toBe(true);
    expect(isExpected('/setup.exe', 'application/octet-stream')).toBe(false);
  });

  it.each(['/rest/v1/rpc/changed_camps', '/auth/v1/token', '/_mail', '/robots.txt'])(
    'leaves %s to the server',
    (path) => {
      expect(serverPaths.some((pattern) => pattern.test(path))).toBe(true);
    },
  );

  it('does not take a page for a path of the server', () => {
    expect(serverPaths.some((pattern) => pattern.test('/browse/fall-break'))).toBe(false);
    expect(serverPaths.some((pattern) => pattern.test('/restaurants'))).toBe(false);
  });
});
