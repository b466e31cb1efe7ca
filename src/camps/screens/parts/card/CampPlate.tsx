import type { Camp } from '#camps/rules/camp/camp.ts';
import { pictureUrl } from '#camps/rules/camp/logoUrl.ts';
import { themeActivities } from '../themeActivities.ts';
import { LogoPlate } from './LogoPlate.tsx';

type CampPlateProps = {
  camp: Camp;
  /** The camp's first activity, where it is known already. */
  activity?: string | undefined;
  hasPriority?: boolean;
  /** Replaces the camp's own picture: the address of one that is not uploaded yet. */
  picture?: string | null | undefined;
};

/** A camp's picture on its plate, or the patch of its first activity. */
export function CampPlate({
  camp,
  activity = themeActivities(camp.theme)[0],
  hasPriority,
  picture = pictureUrl(camp),
}: CampPlateProps) {
  return (
    <LogoPlate
      name={camp.providerName}
      src={picture}
      activity={activity}
      hasPriority={hasPriority}
    />
  );
}
