const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'cache-control': 'no-store',
};

/**
 * Whether there is a map, and its key. Without MAPS_KEY it returns that the map which ships with the app needs none;
 * MAPS_KEY=off turns the map off.
 */
export function getGoogleMapsKey(mapsKey: string | undefined): Response {
  if (mapsKey === 'off') return Response.json({ hasKey: false, apiKey: '' }, { headers });
  return Response.json({ hasKey: true, apiKey: mapsKey || 'built-in' }, { headers });
}
