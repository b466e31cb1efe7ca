import { shortDay } from '#base/day/calendar.ts';
import { campPath } from '#camps/rules/camp/campPath.ts';
import type { CircleOffer } from '#planner/rules/circles/tellCircle.ts';
import { circlesCopy } from '#planner/words/circles.ts';
import { toast } from '#ui/layers/toasts.ts';

const copy = circlesCopy.own;

/** A link with the camp and the week, and nothing else, into the phone's own share sheet; where there is none, it is copied. */
export async function shareWeek({ campId, campName, week }: CircleOffer): Promise<void> {
  const url = `${window.location.origin}${campPath(campId)}?week=${week}`;
  try {
    if ('share' in navigator) {
      return await navigator.share({ title: copy.inviteTitle(campName, shortDay(week)), url });
    }
  } catch (problem) {
    // Closing the share sheet is a decision, not a failure.
    if (problem instanceof DOMException && problem.name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: copy.copied, description: copy.copiedText });
  } catch {
    toast({ title: copy.byHand, description: url, tone: 'info' });
  }
}
