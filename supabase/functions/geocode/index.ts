import { createClient } from '@supabase/supabase-js';
import places from '../../../src/camps/rules/place/georgiaPlaces.json' with { type: 'json' };
import { readGazetteer } from '../../../src/camps/rules/place/gazetteer.ts';
import { hasSecretKey, secretKeysOf } from '../_shared/secretKeys.ts';
import { chosenGeocoder } from './chosenGeocoder.ts';
import { placeCamps } from './placeCamps.ts';
import { placeQueue } from './PlaceQueue.ts';

// The edge runtime of a hosted project. Nothing else of Deno is used.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const secretKeys = secretKeysOf(Deno.env);
const queue = placeQueue(createClient(Deno.env.get('SUPABASE_URL') ?? '', secretKeys[0] ?? ''));
const geocoder = chosenGeocoder(Deno.env.get('GEOCODER_URL'));
const gazetteer = readGazetteer(places);

// For the schedule only (supabase/hosting.md), which knows a key. Never for browsers.
Deno.serve(async ({ headers, signal }) => {
  if (!(await hasSecretKey(headers, secretKeys))) return new Response(null, { status: 401 });
  return Response.json(await placeCamps(queue, geocoder, gazetteer, signal));
});
