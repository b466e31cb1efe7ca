// npm run hosting -- netlify | cloudflare: writes what this host needs into dist/, from the build's own rules.
// npm run hosting -- --check: says what is not set yet.
// npm run hosting -- --alarm-keys: prints a new pair for the sender of alarms.
import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'smol-toml';
import { newVapidKeys } from '../../../supabase/functions/_shared/alarms/newVapidKeys.ts';
import { pageVariables, supabaseOrigin } from '../pages/pageEnvironment.ts';
import { cloudflareHeaders, cloudflareRoutes, cloudflareWorker } from './cloudflareFiles.ts';
import { readHostRules } from './hostRules.ts';
import { missingSettings } from './missingSettings.ts';
import { netlifyHeaders, netlifyRedirects, withPolicy } from './netlifyFiles.ts';

const [host, folder = 'dist'] = process.argv.slice(2);
const dist = resolve(folder);

try {
  if (host === '--check') check();
  else if (host === '--alarm-keys') await printAlarmKeys();
  else await writeFiles();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function writeFiles(): Promise<void> {
  // A site that reaches its project through its own address names the project here.
  const supabase = process.env.SUPABASE_URL?.replace(/\/+$/, '') || supabaseOrigin('production');
  if (host !== 'netlify' && host !== 'cloudflare') {
    throw new Error('Say which host: npm run hosting -- netlify, npm run hosting -- cloudflare');
  }
  if (supabase === null) {
    throw new Error(
      'VITE_SUPABASE_URL is not set: nobody would find the logos. Set what the build had.',
    );
  }
  const rules = await readHostRules(dist).catch((error: unknown) => {
    throw new Error(`${dist} has no rules: run npm run build first`, { cause: error });
  });
  const files =
    host === 'netlify'
      ? {
          _headers: netlifyHeaders(rules),
          _redirects: netlifyRedirects(supabase),
          '404.html': withPolicy(await readFile(join(dist, '404.html'), 'utf8'), rules),
        }
      : {
          '_worker.js': await cloudflareWorker(rules, supabase),
          '_routes.json': cloudflareRoutes(rules),
          _headers: cloudflareHeaders(rules),
        };
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);
  // Packed copies of the page as it was.
  if (host === 'netlify') {
    for (const packed of ['br', 'gz']) await rm(join(dist, `404.html.${packed}`), { force: true });
  }
  console.log(`${Object.keys(files).join(', ')} written to ${dist}`);
}

/** As supabase/.env and secrets set take them. Kept nowhere: every phone subscribes anew after another pair. */
async function printAlarmKeys(): Promise<void> {
  const { publicKey, privateKey } = await newVapidKeys();
  console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
}

/** What is missing, on the screen; exit code 1 if anything is. */
function check(): void {
  const missing = missingSettings({
    config: parse(fileText('supabase/config.toml') ?? ''),
    environment: {
      ...pageVariables('production'),
      ...parseEnv(fileText('supabase/.env') ?? ''),
      ...process.env,
    },
  });
  for (const sentence of missing) console.log(`- ${sentence}`);
  console.log(
    missing.length === 0
      ? 'Everything that can be seen from here is set.'
      : `${missing.length} to set. supabase/hosting.md has the steps.`,
  );
  console.log('Not to be seen from here: the vault’s secret_key (an sb_secret_... key, step 4).');
  if (missing.length > 0) process.exitCode = 1;
}

function fileText(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
