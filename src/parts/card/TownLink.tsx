import { addressLine, mapsUrl, townOf, type Address } from '#domain/place/address.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** The town, which leads to a map; its name and tooltip hold the whole address. Without a town the address itself. */
export function TownLink({ camp }: { camp: Address }) {
  const { city } = townOf(camp);
  const address = addressLine(camp);
  const maps = mapsUrl(camp);
  if (maps === null) return address;
  return (
    <a href={maps} target="_blank" rel="noopener noreferrer" title={address}>
      {city || address}
      <VisuallyHidden>{city !== '' && `: ${address}`}, opens a map in a new tab</VisuallyHidden>
    </a>
  );
}
