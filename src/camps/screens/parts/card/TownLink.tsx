import { addressLine, mapsUrl, fullAddress, type Address } from '#camps/rules/place/address.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** The town, which leads to a map; its name and tooltip hold the whole address. Without a town the address itself. */
export function TownLink({ camp }: { camp: Address }) {
  const { city } = fullAddress(camp);
  const address = addressLine(camp);
  const maps = mapsUrl(camp);
  if (maps === null) return <span>{address}</span>;
  return (
    <a href={maps} target="_blank" rel="noopener noreferrer" title={address}>
      <span>{city || address}</span>
      <VisuallyHidden>
        {`${city === '' ? '' : `: ${address}`}, opens a map in a new tab`}
      </VisuallyHidden>
    </a>
  );
}
