/// <reference types="vite/types/importMeta.d.ts" />
import * as v from 'valibot';
import { externalUrl } from './http/externalUrl.ts';

/** Text that the operator may omit or get wrong; the safe default is the fallback. */
const textOr = (safe: string) =>
  v.optional(v.fallback(v.pipe(v.string(), v.trim(), v.minLength(1)), safe), safe);

// Only web addresses: these end up in hrefs.
const link = (safe: string) =>
  v.optional(
    v.pipe(
      v.fallback(v.string(), ''),
      v.transform((text) => externalUrl(text) ?? safe),
    ),
    safe,
  );

/** A file that the site fetches: a web address, or a path of this site; null when neither. */
const file = () =>
  v.optional(
    v.pipe(
      v.fallback(v.string(), ''),
      v.trim(),
      v.transform((text) => (/^\/(?!\/)/.test(text) ? text : webAddress(text))),
    ),
    '',
  );
const webAddress = (text: string) => (/^https?:\/\//i.test(text) ? externalUrl(text) : null);

/** Web addresses with spaces or commas between them: their origins. */
const origins = () =>
  v.optional(
    v.pipe(
      v.fallback(v.string(), ''),
      v.transform((text) => text.split(/[\s,]+/).flatMap((one) => originOf(webAddress(one)))),
    ),
    '',
  );
const originOf = (url: string | null) =>
  url === null || url.startsWith('/') ? [] : [new URL(url).origin];

const OAUTH_PROVIDERS = ['google', 'apple', 'azure', 'facebook', 'github'] as const;

/** Names with spaces or commas between them; those we have no button for are left out. */
const oauthProviders = () =>
  v.optional(
    v.pipe(
      v.fallback(v.string(), ''),
      v.transform((text) => {
        const named = new Set(text.toLowerCase().split(/[\s,]+/));
        return OAUTH_PROVIDERS.filter((each) => named.has(each));
      }),
    ),
    '',
  );

/** An id from another service; null when it is missing or malformed. */
const code = (shape: RegExp) =>
  v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.trim(), v.regex(shape))), null), null);

const mail = (safe: string) =>
  v.optional(v.fallback(v.pipe(v.string(), v.trim(), v.email()), safe), safe);

// `.example` is reserved, so an unset address cannot lead to another person's site.
const siteSchema = () =>
  v.object({
    VITE_BRAND: textOr('Camply'),
    VITE_COMPANY: textOr('Camply LLC'),
    VITE_SITE_URL: link('https://camply.example'),
    VITE_CONTACT_EMAIL: mail('hello@camply.example'),
    VITE_WAITLIST_URL: link('https://camply.example/waitlist'),
    VITE_NEWSLETTER_URL: link('https://camply.example/letters'),
    VITE_COMMUNITY_URL: link('https://camply.example/community'),
    VITE_FACEBOOK_URL: link('https://camply.example/facebook'),
    VITE_INSTAGRAM_URL: link('https://camply.example/instagram'),
    VITE_LINKEDIN_URL: link('https://camply.example/linkedin'),
    VITE_ANALYTICS_ID: code(/^GTM-[A-Z0-9]+$/),
    VITE_CHECKOUT_YEARLY_URL: link('https://camply.example/checkout/year-round-yearly'),
    VITE_CHECKOUT_MONTHLY_URL: link('https://camply.example/checkout/year-round-monthly'),
    VITE_CHECKOUT_WINTER_URL: link('https://camply.example/checkout/winter-spotlight'),
    VITE_MAP_STYLE_URL: file(),
    VITE_MAP_ORIGINS: origins(),
    VITE_PRICING_TABLE_ID: code(/^prctbl_\w+$/),
    VITE_PRICING_TABLE_KEY: code(/^pk_(?:live|test)_\w+$/),
    VITE_OAUTH_PROVIDERS: oauthProviders(),
  });

/** Reads the key of Turnstile, which proves that a person sends a submission. Null turns the check off. */
export const readTurnstileKey = (env: unknown): string | null =>
  v.parse(v.object({ VITE_TURNSTILE_SITE_KEY: code(/^\dx[\w-]+$/) }), env ?? {})
    .VITE_TURNSTILE_SITE_KEY;

/** Brand, addresses and links in one place, from the environment of the build. */
export function readSite(env: unknown) {
  const given = v.parse(siteSchema(), env ?? {});
  return {
    brand: given.VITE_BRAND,
    company: given.VITE_COMPANY,
    url: given.VITE_SITE_URL.replace(/\/+$/, ''),
    email: given.VITE_CONTACT_EMAIL,
    waitlistUrl: given.VITE_WAITLIST_URL,
    newsletterUrl: given.VITE_NEWSLETTER_URL,
    communityUrl: given.VITE_COMMUNITY_URL,
    social: [
      { network: 'Facebook', url: given.VITE_FACEBOOK_URL },
      { network: 'Instagram', url: given.VITE_INSTAGRAM_URL },
      { network: 'LinkedIn', url: given.VITE_LINKEDIN_URL },
    ],
    /** The id of the tag manager, which loads after consent. Null turns it off. */
    analyticsId: given.VITE_ANALYTICS_ID,
    streetMap: streetMap(given.VITE_MAP_STYLE_URL, given.VITE_MAP_ORIGINS),
    checkout: {
      yearly: given.VITE_CHECKOUT_YEARLY_URL,
      monthly: given.VITE_CHECKOUT_MONTHLY_URL,
      winter: given.VITE_CHECKOUT_WINTER_URL,
    },
    pricingTable: pricingTable(given.VITE_PRICING_TABLE_ID, given.VITE_PRICING_TABLE_KEY),
    /** Other sites that users can sign in with, as set up in the backend. */
    oauthProviders: given.VITE_OAUTH_PROVIDERS,
  } as const;
}

/** The operator's street map, and where its requests may go; null without its style. */
function streetMap(url: string | null, others: readonly string[]) {
  return url === null ? null : { url, origins: [...new Set([...originOf(url), ...others])] };
}

export type PricingTable = { id: string; key: string; origin: string };

/** The payment provider's price table, or null without both of its ids. */
function pricingTable(id: string | null, key: string | null): PricingTable | null {
  return id === null || key === null ? null : { id, key, origin: 'https://js.stripe.com' };
}

declare global {
  interface ImportMetaEnv {
    /** The settings as the build has read them. */
    readonly CAMPLY_SITE?: ReturnType<typeof readSite>;
    /** Read on demand, because a module constant would weigh on each page. Null turns the proof off. */
    readonly CAMPLY_TURNSTILE_KEY?: string | null;
  }
}

/** A built page has its settings written into it, and does not carry what reads them. */
export const site = import.meta.env?.CAMPLY_SITE ?? readSite(import.meta.env);
