import { addProtocol } from 'maplibre-gl';
import { PMTiles, Protocol, TileType } from 'pmtiles';
import { type Ground, plainCredits, type Streets } from './ground.ts';
import { streetLayers } from './streetLayers.ts';

type Read = Extract<Streets, { kind: 'tiles' }>['read'];

/** The operator's PMTiles file as ground. Throws when it cannot be read or holds no vector tiles. */
export async function openStreetTiles(read: Read): Promise<Ground> {
  const tiles = new PMTiles({
    getKey: () => 'streets',
    getBytes: async (offset, length, signal) => ({ data: await read(offset, length, signal) }),
  });
  const { tileType } = await tiles.getHeader();
  if (tileType !== TileType.Mvt) throw new Error('The street map holds no vector tiles');
  const credits = creditsIn(await tiles.getMetadata());
  const protocol = new Protocol();
  protocol.add(tiles);
  addProtocol('pmtiles', protocol.tile);
  return {
    sources: { streets: { type: 'vector', url: 'pmtiles://streets' } },
    layers: streetLayers,
    credits,
    // Counties and state lines stay: they show where the streets end.
    replaces: ['lakes', 'river', 'roads', 'road-names', 'city-names'],
  };
}

function creditsIn(metadata: unknown): string {
  const has = typeof metadata === 'object' && metadata !== null && 'attribution' in metadata;
  return has ? plainCredits(metadata.attribution) : '';
}
