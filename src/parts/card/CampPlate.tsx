import type { Camp } from '#domain/camp/camp.ts';
import { pictureUrl } from '#domain/camp/logoUrl.ts';
import { themeActivities } from '../themeActivities.ts';
import { LogoPlate } from './LogoPlate.tsx';

type CampPlateProps = {
  camp: Camp;
  /** The camp's first activity, where it is known already. */
  activity?: string | undefined;
  hasPriority?: boolean;
};

/** A camp's picture on its plate, or the patch of its first activity. */
export function CampPlate({
  camp,
  activity = themeActivities(camp.theme)[0],
  hasPriority,
}: CampPlateProps) {
  return (
    <LogoPlate
      name={camp.providerName}
      src={pictureUrl(camp)}
      activity={activity}
      hasPriority={hasPriority}
    />
  );
}
