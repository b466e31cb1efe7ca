import { Sash, useReadyDirectory, useToday } from '#camps/camps.ts';
import { initialOf } from '#family/rules/initialOf.ts';
import type { Child } from '#family/rules/profile.ts';
import { childPatches } from '#planner/rules/patches/childPatches.ts';
import { campsOfDirectory } from '#planner/rules/family/familyView.ts';
import { usePlanState } from '#planner/store/usePlanState.ts';
import { patchesCopy as copy } from '#planner/words/patches.ts';
import { printCopy } from '#planner/words/print.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { sendPicture } from '../print/sendPicture.ts';
import { patchesPicture } from './patchesPicture.ts';

/** What a child has earned at camps, and for three weeks after a break a picture of what is new. Nothing before the first patch. */
export function ChildSash({ child }: { child: Child }) {
  const state = usePlanState(null);
  const directory = useReadyDirectory();
  const today = useToday();
  const { isBusy, run } = useSingleFlight();
  if (state === null || directory === null) return null;
  const { id, firstName, color } = child;
  const { all, fresh } = childPatches(id, state.entries, campsOfDirectory(directory), today);
  if (all.length === 0) return null;

  async function send() {
    const initial = initialOf(firstName) || '?';
    try {
      const title = copy.fresh(initial, fresh.length);
      const picture = await patchesPicture({ initial, color, title, patches: fresh });
      const sent = await sendPicture(picture, copy.file(initial));
      if (sent === 'downloaded') toast({ title: printCopy.picture.saved });
    } catch (error) {
      console.error('The patches could not be drawn', error);
      toast({ title: printCopy.picture.failed, tone: 'danger' });
    }
  }
  return (
    <div className="stack gap-50 min-0">
      <Sash patches={all} child={{ heading: copy.heading(firstName) }} />
      {fresh.length > 0 && (
        <div className="cluster middle gap-50">
          <p className="weight-800">{copy.fresh(firstName, fresh.length)}</p>
          <Button variant="line" size="small" aria-disabled={isBusy} onClick={() => void run(send)}>
            <Glyph name="img" />
            <span>{isBusy ? copy.drawing : copy.send}</span>
          </Button>
          <p className="soft small">{copy.hint}</p>
        </div>
      )}
    </div>
  );
}
