import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { build, type Plugin } from 'vite';
import { posts } from '../../site/words/blog/posts.ts';
import { blogCopy } from '../../site/words/blog/blogCopy.ts';
import { isPrivatePage } from '../../base/analytics/isPrivatePage.ts';
import { sharePicturePath } from '../../camps/rules/share/describeCamp.ts';
import { NOT_SERVED } from '../../camps/store/directory/served.ts';
import { readSite, readTurnstileKey } from '../../base/site.ts';
import type * as entryServer from '../../app/entryServer.tsx';
import { campDirectory } from './campDirectory.ts';
import { campAt, isCampPage } from './campAt.ts';
import { fillTemplate } from './fillTemplate.ts';
import { foreignWidget } from './foreignWidget.ts';
import { buildDay, commitTime, withFrozenClock } from './frozenClock.ts';
import { CHUNK_MAP, type ScriptManifest } from '../chunkMap.ts';
import { inlineStyles, readStyles, withoutSheets } from '../inlineStyles.ts';
import { pageAssets } from './pageAssets.ts';
import { picturePreloads } from './picturePreloads.ts';
import { pageVariables, supabaseOrigin } from './pageEnvironment.ts';
import { readSprite } from '../posters/readSprite.ts';
import { sharePictures } from '../posters/sharePictures.ts';
import { checkPage } from './pageChecks.ts';
import { contentSecurityPolicy, headerRules } from '../securityHeaders.ts';
import { rss } from './rss.ts';
import { seasonPage } from './seasonPage.ts';
import { checkSizes } from '../sizeBudget.ts';
import { type SitemapEntry, robots, sitemap } from './sitemap.ts';

// Inside the project, so that Node finds the packages; its own per build, so that two may run.
const serverFolder = resolve(`node_modules/.cache/camply-server-${process.pid}`);
const missingPath = '/page-not-found';

/**
 * Gives every public route and every camp its own HTML file after the client build, plus 404.html, app-shell.html,
 * sitemap.xml, robots.txt, rss.xml and headers.json. Runs before the service worker is made (order `pre`),
 * so that the pages are in its list.
 */
export function prerender(mode: string): Plugin {
  let dist = 'dist';
  return {
    name: 'camply:prerender',
    // Vitest closes a server, too: it must not write pages.
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: ({ root, build: { outDir } }) => {
      dist = resolve(root, outDir);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error) {
        if (error === undefined) await writePages(dist, mode);
      },
    },
  };
}

async function writePages(dist: string, mode: string): Promise<void> {
  const server = await buildServer(mode);
  const today = buildDay();
  const directory = await campDirectory(mode, today);
  const variables = pageVariables(mode);
  const site = readSite(variables);
  const turnstileKey = readTurnstileKey(variables);
  const backend = supabaseOrigin(mode);
  const template = withoutSheets(await readFile(join(dist, 'index.html'), 'utf8'));
  const manifest: ScriptManifest = JSON.parse(
    await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
  );
  const fonts = await fontPreloads(dist);
  const sprite = await readSprite();
  const pictures = await sharePictures();
  const policies: Record<string, string> = {};
  const listed: SitemapEntry[] = [];
  const builtOn = new Date(commitTime()).toISOString().slice(0, 10);

  const write = async (path: string, file: string, html: string) => {
    checkPage(path, html);
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), html);
    const policy = contentSecurityPolicy(html, {
      backend,
      widget: foreignWidget(path, site, turnstileKey),
      map: site.streetMap?.origins ?? [],
      countsVisits: site.analyticsId !== null && !isPrivatePage(path),
    });
    policies[path] = policy;
    // The service worker requests the file itself, and caches the headers with it; it does not cache camps' pages.
    if (!isCampPage(path)) policies[`/${file}`] = policy;
  };

  const filesOf = async (routeIds: readonly string[]) => {
    const { styles: sheets, ...files } = pageAssets(manifest, routeIds);
    const styles = await readStyles(dist, sheets);
    return { files, styles, fonts, preloads: inlineStyles(styles, sheets) };
  };

  // 1. The app shell: what the service worker shows for a path that has no page of its own.
  const noindex = '<meta name="robots" content="noindex">';
  const shell = fillTemplate(template, { head: noindex, ...(await filesOf([])) });
  await write('/app-shell.html', 'app-shell.html', shell);

  // 2. Every path with a page.
  await withFrozenClock(commitTime(), async () => {
    for (const path of server.pagePaths(directory)) {
      const page = await seasonPage(server.renderPage, site, directory, path, today);
      if (page.redirect !== null) {
        await write(path, fileOf(path), redirectPage(shell, site.url, page.redirect));
        continue;
      }
      if (page.status !== 200) throw new Error(`${path} renders with status ${page.status}`);
      const files = await filesOf(page.routeIds);
      const { head, body, scripts, served } = page;
      const known = campAt(directory, path);
      if (known !== null) {
        const drawing = server.campSharePicture(known, served.day ?? today, sprite);
        pictures.write(drawing, join(dist, sharePicturePath(path).slice(1)));
      }
      const preloads = picturePreloads(body) + files.preloads;
      const html = fillTemplate(template, { head, body, scripts, served, ...files, preloads });
      await write(path, fileOf(path), html);
      const weighed = [CHUNK_MAP, ...files.files.scripts];
      await checkSizes(dist, path, { scripts: weighed, styles: files.styles, html });
      const post = posts.find(({ slug }) => path === `${blogCopy.path}/${slug}`);
      if (page.isInSitemap) listed.push({ path, changed: post?.isoDate ?? builtOn });
    }

    // 3. The 404 page. It serves every unknown path, so it carries no router state to hydrate.
    const missing = await server.renderPage(missingPath, directory, NOT_SERVED);
    const files = await filesOf(missing.routeIds);
    // main.tsx takes these tags away before it draws the page for the real path.
    const head = missing.head.replaceAll(/<(title|meta|link)/g, '<$1 data-static');
    const { body } = missing;
    await write('/404.html', '404.html', fillTemplate(template, { head, body, ...files }));
  });

  await pictures.finish();
  await rm(serverFolder, { recursive: true, force: true });

  await writeFile(join(dist, 'sitemap.xml'), sitemap(site.url, listed));
  await writeFile(join(dist, 'robots.txt'), robots(site.url));
  const { path, seoTitle, seoDescription } = blogCopy;
  const feed = { title: `${seoTitle} · ${site.brand}`, description: seoDescription, path };
  await writeFile(join(dist, 'rss.xml'), rss({ ...feed, siteUrl: site.url }, posts));
  await writeFile(
    join(dist, 'headers.json'),
    `${JSON.stringify(headerRules(policies), null, 2)}\n`,
  );
}

const fileOf = (path: string) => join(path.slice(1), 'index.html');

async function buildServer(mode: string): Promise<typeof entryServer> {
  await build({
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/app/entryServer.tsx', outDir: serverFolder, emptyOutDir: true },
  });
  const server: typeof entryServer = await import(
    pathToFileURL(join(serverFolder, 'entryServer.js')).href
  );
  server.sanitizeIn(new JSDOM('').window);
  return server;
}

/**
 * Preloads both faces, which are on screen at once (ui/fonts.css). Requested with the styles, they cost no extra round
 * trip.
 */
async function fontPreloads(dist: string): Promise<string> {
  const files = await readdir(join(dist, 'assets'));
  return files
    .filter((file) => file.endsWith('.woff2') && !file.includes('-more'))
    .map(
      (file) =>
        `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('');
}

/** A path that only leads on: the router redirects, this serves readers without scripts. */
function redirectPage(shell: string, siteUrl: string, target: string): string {
  const tags = `<link rel="canonical" href="${siteUrl}${target}"><noscript><meta http-equiv="refresh" content="0;url=${target}"></noscript>`;
  return shell.replace('</head>', () => `${tags}</head>`);
}
