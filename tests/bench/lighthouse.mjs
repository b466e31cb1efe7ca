// `npm run lighthouse [-- /path ...]`: measures pages of the production build as `npm start` serves
// them, on a slow phone with a slow network, each five times in turns, and prints the medians. A load is audited twice: as
// recorded, and by the CPU time of its tasks (cpuTime.mjs), which says what the page costs where the machine is busy.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled, root } from '../../supabase/local/ensureInstalled.mjs';
import { findChromium } from '../runner/findChromium.mjs';
import { installTools } from '../runner/installTools.mjs';
import { inCpuTime } from './cpuTime.mjs';

const asked = process.argv.slice(2).filter((word) => word.startsWith('/'));
const runs = 5;

await ensureInstalled();
installTools(path.join(root, 'tests/bench'));
const { default: lighthouse } = await import('lighthouse');
const { Runner } = await import('lighthouse/core/runner.js');
const { initializeConfig } = await import('lighthouse/core/config/config.js');
const { launch } = await import('chrome-launcher');
const { resolvedConfig } = await initializeConfig('navigation', undefined, { logLevel: 'error' });

const scratch = mkdtempSync(path.join(tmpdir(), 'camply-lighthouse-'));
const server = await startCamply();
try {
  const pages = asked.length > 0 ? asked : await usualPages();
  const results = new Map(pages.map((page) => [page, []]));
  // In turns: what disturbs the machine for a minute disturbs all pages alike.
  for (let run = 1; run <= runs; run += 1) {
    for (const page of pages) {
      const address = `${server.url}${page}`;
      // The browser sometimes loses the record of a load, twice in a row, too; Lighthouse says "run again".
      const again = () => measure(address);
      const result = await again().catch(again).catch(again);
      console.log(`Run ${run}, ${page}: ${describe(result)}`);
      results.get(page).push(result);
    }
  }
  console.log('\nMedians');
  for (const [page, measured] of results) console.log(`${page}: ${describe(medians(measured))}`);
} finally {
  server.stop();
  rmSync(scratch, { recursive: true, force: true });
}

async function usualPages() {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  // Which camps there are depends on the day.
  const [camp] = /\/camps\/[^<]+/.exec(sitemap);
  return [
    '/',
    '/browse/fall-break',
    camp,
    '/blog',
    '/blog/camp-chaos-survival-guide',
    '/faq',
    '/for-camp-providers',
  ];
}

async function measure(url) {
  const chrome = await launch({
    chromePath: findChromium(console.log),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  });
  try {
    const { lhr, artifacts } = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    // Such as a frame the browser never drew: a figure from that would be none.
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    for (const warning of lhr.runWarnings) console.log(`  ${warning}`);
    for (const audit of Object.values(lhr.audits)) {
      const isFlaw = audit.score !== null && audit.score < 1;
      if (isFlaw && process.env.VERBOSE) console.log(`  ${audit.id}: ${audit.displayValue ?? ''}`);
    }
    const traceEvents = inCpuTime(artifacts.Trace.traceEvents);
    const { lhr: byCpuTime } = await Runner.audit(
      { ...artifacts, Trace: { ...artifacts.Trace, traceEvents } },
      { resolvedConfig, computedCache: new Map() },
    );
    return {
      performance: lhr.categories.performance.score * 100,
      'by CPU time': byCpuTime.categories.performance.score * 100,
      accessibility: lhr.categories.accessibility.score * 100,
      'best practices': lhr.categories['best-practices'].score * 100,
      seo: lhr.categories.seo.score * 100,
      'layout shift': lhr.audits['cumulative-layout-shift'].numericValue,
      'LCP ms': lhr.audits['largest-contentful-paint'].numericValue,
      'TBT ms': lhr.audits['total-blocking-time'].numericValue,
      'by CPU time, TBT ms': byCpuTime.audits['total-blocking-time'].numericValue,
    };
  } finally {
    chrome.kill();
  }
}

function medians(results) {
  const middle = (name) =>
    results.map((result) => result[name]).toSorted((a, b) => a - b)[(runs - 1) / 2];
  return Object.fromEntries(Object.keys(results[0]).map((name) => [name, middle(name)]));
}

function figure(name, value) {
  return name === 'layout shift' ? value.toFixed(3) : Math.round(value);
}

function describe(result) {
  return Object.entries(result)
    .map(([name, value]) => `${name} ${figure(name, value)}`)
    .join(', ');
}

/** `npm start` on a free port with a data folder of its own. */
function startCamply() {
  const start = spawn(process.execPath, [path.join(root, 'supabase/local/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0', CAMPLY_DATA: path.join(scratch, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    start.stdout.on('data', (chunk) => {
      const url = /Camply is ready: (\S+)/.exec(String(chunk))?.[1];
      if (url) resolve({ url, stop: () => start.kill('SIGTERM') });
    });
    start.on('exit', (code) => reject(new Error(`Camply did not start (${code}).`)));
  });
}
