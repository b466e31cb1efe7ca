import { getGoogleMapsKey } from './getGoogleMapsKey.ts';

// The edge runtime of a hosted project. Nothing else of Deno is used.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Response): void;
};

Deno.serve(() => getGoogleMapsKey(Deno.env.get('MAPS_KEY')));
