import { randomBytes, randomUUID } from 'node:crypto';
import { PUBLISHABLE_KEY } from '../start/keys.ts';

/** A listing as a phone sends it, without a session; name only what the test is about. */
export function aSubmission(fields: Record<string, unknown> = {}) {
  return {
    id: randomUUID(),
    revision: 1,
    secret: randomBytes(32).toString('base64url'),
    fields: {
      camp_provider_name: 'Moss & Marble',
      email: 'hello@moss.example',
      website_url: 'https://moss.example/fall',
      camp_theme: 'Art, Nature',
      age_min: 6,
      age_max: 11,
      street_address: '12 Mill St',
      city: 'Decatur',
      state: 'GA',
      zip_code: '30030',
      camp_dates: 'Oct 12-16',
      camps_hours: '9-3',
      price: '$325',
      season_wish: 'fall',
      answer: null,
      logo_path: null,
      logo_bytes: null,
      withdrawn: false,
      trap: '',
      fill_seconds: 95,
      ...fields,
    },
  };
}

/** Calls a function of the database over HTTP. */
export async function callFunction(
  url: string,
  name: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
