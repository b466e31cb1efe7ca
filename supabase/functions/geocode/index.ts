import { createClient } from '@supabase/supabase-js';
import places from '../../../src/domain/place/georgiaPlaces.json' with { type: 'json' };
import { readGazetteer } from '../../../src/domain/place/gazetteer.ts';
import { chosenGeocoder } from './chosenGeocoder.ts';
import { placeCamps } from './placeCamps.ts';
import { placeQueue } from './PlaceQueue.ts';

// The edge runtime of a hosted project. Nothing else of Deno is used.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const secretKey = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '';
const queue = placeQueue(createClient(Deno.env.get('SUPABASE_URL') ?? '', secretKey));
const geocoder = chosenGeocoder(Deno.env.get('GEOCODER_URL'));
const gazetteer = readGazetteer(places);

// For the schedule only (supabase/README.md), which knows the key. Never for browsers.
Deno.serve(async ({ headers, signal }) => {
  if (secretKey === '' || headers.get('authorization') !== `Bearer ${secretKey}`) {
    return new Response(null, { status: 401 });
  }
  return Response.json(await placeCamps(queue, geocoder, gazetteer, signal));
});
