import type { SheetProps } from '../../planSheet.ts';
import { SharePlan } from './SharePlan.tsx';
import { useRoomLinks } from './useRoomLinks.ts';

/** The plan for one person, by a link. */
export const PersonLinkSheet = ({ isOpen, onClose }: SheetProps<'share'>) => (
  <SharePlan isOpen={isOpen} onClose={onClose} {...useRoomLinks()} />
);
