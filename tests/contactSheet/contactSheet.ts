// Pictures of every page and state, by default on a phone and a desktop, by day and by night, of two builds beside each other:
// npm run sheets -- OUT DIST_BEFORE [DIST_AFTER] [--only NAME] [--kinds small,tablet,wide]; NAME is a part of a state's
// name, and the kinds are phone and desktop where none are given
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type RunningServer, startServer } from '../../supabase/local/server.ts';
import { finishTransitions } from '../e2e/support/finishTransitions.ts';
import { twoFrames, whenSettled } from '../e2e/support/openPage.ts';
import { NOON, startClock, TODAY } from '../e2e/support/today.ts';
import { findHeadlessChromium, softwareGraphics } from '../runner/findChromium.mjs';
import { type State, states } from './states.ts';

const viewports = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
} as const;
type Kind = keyof typeof viewports;
/** Their pictures are higher than wide. */
const NARROW: ReadonlySet<Kind> = new Set<Kind>(['small', 'phone', 'tablet']);
const schemes = ['light', 'dark'] as const;
/** Two screens of each page: what lies further down is looked at on the page itself. */
const SCREENS = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    kinds: { type: 'string', default: 'phone,desktop' },
  },
});
const [out = '', ...dists] = positionals;
const asked = values.kinds.split(',');
const kinds = asked.filter((kind): kind is Kind => kind in viewports);
if (dists.length === 0 || dists.length > 2 || kinds.length < asked.length) {
  console.error('npm run sheets -- OUT DIST_BEFORE [DIST_AFTER] [--only NAME] [--kinds KINDS]');
  process.exit(2);
}

const browser = await chromium.launch({
  executablePath: findHeadlessChromium((line) => console.log(line)),
  args: ['--no-sandbox', '--disable-background-networking', ...softwareGraphics],
});
const shown = states.filter(({ name }) => name.includes(values.only));
let hasFault = false;
try {
  // One server after the other, because each has its own database.
  for (const [at, dist] of dists.entries()) await shootBuild(browser, dist, String(at));
  for (const kind of kinds) await writeSheets(kind);
} finally {
  await browser.close();
}
// The embedded database sets process.exitCode for its own end.
process.exit(hasFault ? 1 : 0);

async function shootBuild(from: Browser, dist: string, build: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'camply-contact-'));
  const server = await startServer({ port: 0, dataDir, dist, day: TODAY, quiet: true });
  try {
    for (const kind of kinds) {
      for (const colorScheme of schemes) {
        await mkdir(path.join(out, kind), { recursive: true });
        for (const state of statesOf(kind)) {
          const context = await from.newContext({
            baseURL: server.url,
            viewport: viewports[kind],
            colorScheme,
            reducedMotion: 'reduce',
            locale: 'en-US',
            timezoneId: 'America/New_York',
          });
          await context.addInitScript(startClock, NOON);
          const page = await context.newPage();
          const file = fileOf(kind, state, colorScheme, build);
          await shoot(page, state, file, server).catch(async (error: unknown) => {
            const isOlder = Number(build) < dists.length - 1;
            const fault = `${kind}, ${colorScheme}, ${state.name}: ${String(error).split('\n')[0]}`;
            console.log(isOlder ? `Not in ${dist}: ${fault}` : fault);
            // The build before may lack a state.
            hasFault ||= !isOlder;
            // Where it got stuck.
            await page
              .screenshot({ path: file })
              .catch((cause: unknown) => console.log(String(cause)));
          });
          await context.close();
        }
      }
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function shoot(
  page: Page,
  state: State,
  file: string,
  backend: RunningServer,
): Promise<void> {
  page.setDefaultTimeout(15_000);
  await page.goto(state.path);
  await whenSettled(page);
  // Parts that load after hydration.
  await page.waitForLoadState('networkidle');
  await state.reach?.(page, backend);
  const { width, height } = page.viewportSize() ?? viewports.phone;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const isPage = state.reach === undefined;
  if (isPage) await page.setViewportSize({ width, height: Math.min(whole, height * SCREENS) });
  await finishTransitions(page);
  // An open layer hides the footer that whenSettled looks at.
  await (isPage ? whenSettled(page) : twoFrames(page));
  await page.screenshot({ path: file });
}

function fileOf(kind: Kind, state: State, scheme: string, build: string): string {
  const name = state.name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';
  return path.join(out, kind, `${name}.${scheme}.${build}.png`);
}

/** All states on a phone and a desktop, on other sizes the pages as they open, unless some are named. */
function statesOf(kind: Kind): State[] {
  const own = NARROW.has(kind) ? 'phone' : 'desktop';
  const isMain = kind === own || values.only !== '';
  return shown.filter(
    ({ at, reach }) => (at === undefined || at === own) && (isMain || reach === undefined),
  );
}

/** Rows of states; in each day and night, before and after. */
async function writeSheets(kind: Kind): Promise<void> {
  const isNarrow = NARROW.has(kind);
  const cell = isNarrow ? { width: 300, height: 1300 } : { width: 620, height: 775 };
  const rowsOfSheet = isNarrow ? 3 : 4;
  const columns = schemes.flatMap((scheme) => dists.map((_, build) => ({ scheme, build })));
  const rows = statesOf(kind);
  for (let from = 0; from < rows.length; from += rowsOfSheet) {
    const cells = rows.slice(from, from + rowsOfSheet).flatMap((state, row) =>
      columns.map(async ({ scheme, build }, column) => ({
        input: await sharp(fileOf(kind, state, scheme, String(build)))
          .resize({ ...cell, fit: 'inside' })
          .png()
          .toBuffer()
          .catch(() =>
            sharp({ create: blank(20, 20, '#c00') })
              .png()
              .toBuffer(),
          ),
        left: 10 + column * (cell.width + 10),
        top: 10 + row * (cell.height + 10),
      })),
    );
    const width = 10 + columns.length * (cell.width + 10);
    const height = 10 + Math.min(rowsOfSheet, rows.length - from) * (cell.height + 10);
    const file = path.join(out, `${kind}-${String(from / rowsOfSheet + 1).padStart(2, '0')}.png`);
    await sharp({ create: blank(width, height, '#888') })
      .composite(await Promise.all(cells))
      .png()
      .toFile(file);
    console.log(
      `${file}: ${rows
        .slice(from, from + rowsOfSheet)
        .map(({ name }) => name)
        .join(', ')}`,
    );
  }
}

function blank(width: number, height: number, background: string) {
  return { width, height, channels: 3 as const, background };
}
