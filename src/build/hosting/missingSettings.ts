// What the operator still has to set before families use a hosted project: npm run hosting -- --check.
import * as v from 'valibot';
import { readSite } from '../../base/site.ts';
import { type Setting, configSettings } from './configSettings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

type Given = {
  /** The parsed supabase/config.toml. */
  config: unknown;
  /** The site's settings, supabase/.env and the environment. */
  environment: Environment;
};

type Read = (name: string) => unknown;

/** The paths to which mails and other sites lead back. A link to any other path opens the home page. */
const returnPaths = ['/login', '/reset-password'];

/** One sentence for each setting that is missing or wrong, with the place to set it; none when all can go live. */
export function missingSettings({ config, environment }: Given): string[] {
  const read: Read = (name) => valueIn(config, name);
  return [
    ...configSettings.flatMap((setting) => settingProblem(setting, read(setting[0]), environment)),
    ...addressProblems(read, environment),
    ...mailProblems(environment),
    ...keyProblems(environment),
    ...pairProblems(environment),
  ];
}

function valueIn(config: unknown, name: string): unknown {
  const Table = v.record(v.string(), v.unknown());
  return name
    .split('.')
    .reduce((value, part) => (v.is(Table, value) ? value[part] : undefined), config);
}

function settingProblem(
  [name, isRight, right]: Setting,
  value: unknown,
  env: Environment,
): string[] {
  const [, variable] = /^env\((\w+)\)$/.exec(String(value)) ?? [];
  if (isRight(variable === undefined ? value : env[variable])) return [];
  if (variable !== undefined) return [`supabase/.env: ${variable} is not set. Write ${right}.`];
  const now = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`;
  return [`supabase/config.toml: ${name} ${now}. Write ${right}.`];
}

function addressProblems(read: Read, env: Environment): string[] {
  const { url, oauthProviders } = readSite(env);
  if (!url.startsWith('https:') || url.endsWith('.example'))
    return ['.env: VITE_SITE_URL is not set. Write the site’s address, with https.'];
  const list = v.parse(v.fallback(v.array(v.string()), []), read('auth.additional_redirect_urls'));
  const known = new Set(list.map((address) => address.replace(/\*+$/, '')));
  return [
    ...(read('auth.site_url') === url ? [] : [`auth.site_url is not "${url}". Write it.`]),
    ...returnPaths
      .filter((path) => !known.has(`${url}${path}`))
      .map((path) => `auth.additional_redirect_urls has no "${url}${path}". Add it.`),
    ...oauthProviders
      .filter((name) => read(`auth.external.${name}.enabled`) !== true)
      .map(
        (name) => `auth.external.${name}.enabled is not true. Write true, or take its button away.`,
      ),
  ].map((problem) => `supabase/config.toml: ${problem}`);
}

/** The settings of the functions that send mails (supabase/functions/_shared/mail). */
function mailProblems(env: Environment): string[] {
  const isSet = (name: string) => (env[name] ?? '') !== '';
  const bySmtp = ['SMTP_HOST', 'SMTP_USER', 'SMTP_PASS'];
  const service = isSet('RESEND_API_KEY') || bySmtp.every(isSet);
  return [
    ...(service ? [] : [`RESEND_API_KEY is not set, nor are all of ${bySmtp.join(', ')}`]),
    ...['MAIL_FROM', 'SITE_URL'].filter((name) => !isSet(name)).map((name) => `${name} is not set`),
    ...(isSet('RESEND_API_KEY') && !isSet('MAIL_WEBHOOK_SECRET')
      ? ['MAIL_WEBHOOK_SECRET is not set, so no bounce stops an address']
      : []),
  ].map((problem) => `supabase/.env: ${problem}. Set it there and by secrets set.`);
}

const kindOf = (key = '') => (key.startsWith('eyJ') ? 'a legacy key' : 'not the key of a project');

function keyProblems(env: Environment): string[] {
  const isLocal = env.VITE_SUPABASE_PUBLISHABLE_KEY === 'sb_publishable_camply_local';
  const keys = [
    ['.env: VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_', env.VITE_SUPABASE_PUBLISHABLE_KEY],
    ['The environment: SUPABASE_SECRET_KEY', 'sb_secret_', env.SUPABASE_SECRET_KEY],
  ] as const;
  const isProject = (env.VITE_SUPABASE_URL ?? '').startsWith('https:');
  return [
    ...(isProject
      ? []
      : ['.env: VITE_SUPABASE_URL is not the project’s address. Write it, with https.']),
    ...keys.flatMap(([name, prefix, key]) =>
      key?.startsWith(prefix) && !(isLocal && prefix === 'sb_publishable_')
        ? []
        : [`${name} is ${kindOf(key)}. Write ${prefix}... (dashboard, Settings, API Keys).`],
    ),
  ];
}

/** What the site offers needs its other half. */
function pairProblems(env: Environment): string[] {
  const isSet = (name: string) => (env[name] ?? '') !== '';
  const checkouts = ['YEARLY', 'MONTHLY', 'WINTER'].map((name) => `VITE_CHECKOUT_${name}_URL`);
  return [
    { offers: [...checkouts, 'VITE_PRICING_TABLE_ID'], secret: 'PAYMENT_WEBHOOK_SECRET' },
    { offers: ['VITE_TURNSTILE_SITE_KEY'], secret: 'TURNSTILE_SECRET_KEY' },
    { offers: ['VAPID_PUBLIC_KEY', 'VAPID_SUBJECT'], secret: 'VAPID_PRIVATE_KEY' },
    { offers: ['VAPID_PRIVATE_KEY'], secret: 'VAPID_PUBLIC_KEY' },
    { offers: ['VAPID_PRIVATE_KEY'], secret: 'VAPID_SUBJECT' },
  ].flatMap(({ offers, secret }) => {
    const offered = offers.find(isSet);
    return offered === undefined || isSet(secret)
      ? []
      : [
          `supabase/.env: ${secret} is not set, but ${offered} is. Set it there and by secrets set.`,
        ];
  });
}
