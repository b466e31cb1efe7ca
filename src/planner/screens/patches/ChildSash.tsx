import { Sash, useReadyDirectory, useToday } from '#camps/camps.ts';
import { initialOf } from '#family/rules/initialOf.ts';
import type { Child } from '#family/rules/profile.ts';
import { childPatches } from '#planner/rules/patches/childPatches.ts';
import { campsOfDirectory } from '#planner/rules/family/familyView.ts';
import { usePlanState } from '#planner/store/usePlanState.ts';
import { patchesCopy as copy } from '#planner/words/patches.ts';
import { PictureButton } from '../print/PictureButton.tsx';
import { patchesPicture } from './patchesPicture.ts';

/** `isNamed`: under the child's name, where that doesn't stand above already. */
type ChildSashProps = { child: Child; isNamed?: boolean };

/** What a child has earned at camps, and for three weeks after a break a picture of what is new. Nothing before the first patch. */
export function ChildSash({ child, isNamed = false }: ChildSashProps) {
  const state = usePlanState(null);
  const directory = useReadyDirectory();
  const today = useToday();
  if (state === null || directory === null) return null;
  const { id, firstName, color } = child;
  const { all, fresh } = childPatches(id, state.entries, campsOfDirectory(directory), today);
  if (all.length === 0) return null;
  const initial = initialOf(firstName);
  const title = copy.fresh(initial, fresh.length);
  return (
    <div className="stack packed gap-50 min-0">
      {isNamed && <h2 className="title-3">{firstName}</h2>}
      <Sash patches={all} child={{ heading: copy.heading(firstName) }} />
      {fresh.length > 0 && (
        <div className="cluster middle gap-50">
          <p className="weight-800">{copy.counted(fresh.length)}</p>
          <PictureButton
            size="small"
            draw={() => patchesPicture({ initial, color, title, patches: fresh })}
            fileName={copy.file(initial)}
            label={copy.send}
          />
          <p className="soft small">{copy.hint}</p>
        </div>
      )}
    </div>
  );
}
