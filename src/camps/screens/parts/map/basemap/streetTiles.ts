import { addProtocol } from 'maplibre-gl';
import { PMTiles, Protocol, TileType } from 'pmtiles';
import { plainAttribution, type StreetBasemap, type StreetSource } from './streetBasemap.ts';

type Read = Extract<StreetSource, { kind: 'tiles' }>['read'];

/**
 * Opens the operator's PMTiles file as `pmtiles://streets`. Throws when it cannot be read or holds no
 * vector tiles.
 */
export async function openStreetTiles(read: Read): Promise<StreetBasemap> {
  const tiles = new PMTiles({
    getKey: () => 'streets',
    getBytes: async (offset, length, signal) => ({ data: await read(offset, length, signal) }),
  });
  const { tileType } = await tiles.getHeader();
  if (tileType !== TileType.Mvt) throw new Error('The street map holds no vector tiles');
  const attribution = attributionOf(await tiles.getMetadata());
  const protocol = new Protocol();
  protocol.add(tiles);
  addProtocol('pmtiles', protocol.tile);
  return { style: null, attribution };
}

function attributionOf(metadata: unknown): string {
  const has = typeof metadata === 'object' && metadata !== null && 'attribution' in metadata;
  return has ? plainAttribution(metadata.attribution) : '';
}
