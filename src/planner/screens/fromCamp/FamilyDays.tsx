import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useReadyDirectory } from '#camps/camps.ts';
import { useProfile, useProfileStore, type ProfileStore } from '#family/family.ts';
import { ownChildren } from '#family/rules/profile.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

// It reads the plan, with all that weighs days: only for families.
const FamilyDayLines = lazyPart(async () => (await import('./fromCamp.ts')).FamilyDayLines);

type FamilyDaysProps = {
  campId: string;
  /** Shows its children to families, and nothing to others. */
  isGate?: boolean;
  /** Tells the district of a child. */
  onDistrict?: (districtId: string) => void;
  /** What a visitor without children sees. */
  children: ReactNode;
};

/** What the days of a camp mean for the family's own children; for a visitor without any, what the page says by itself. */
export function FamilyDays(props: FamilyDaysProps) {
  const store = useProfileStore();
  return store && <OfFamily {...props} store={store} />;
}

function OfFamily(props: FamilyDaysProps & { store: ProfileStore }) {
  const { campId, isGate = false, onDistrict, children, store } = props;
  const { profile } = useProfile(store);
  const own = ownChildren(profile);
  const districtId = own.find((child) => child.districtId !== '')?.districtId;
  const tellDistrict = useEffectEvent((id: string) => onDistrict?.(id));
  useEffect(() => {
    if (districtId !== undefined) tellDistrict(districtId);
  }, [districtId]);
  const directory = useReadyDirectory();
  const knowsCamp = directory?.camps.some(({ id }) => id === campId) === true;
  if (isGate) return own.length > 0 && children;
  if (!knowsCamp || own.length === 0) return children;
  return (
    <FamilyDayLines
      boundary={{ errorFallback: children }}
      campId={campId}
      store={store}
      directory={directory}
    >
      {children}
    </FamilyDayLines>
  );
}
