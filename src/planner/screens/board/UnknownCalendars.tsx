import { boardCopy } from '#planner/words/board.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { usePlan } from '../PlanContext.ts';

const copy = boardCopy.unknownCalendar;

/** Lists the children whose school calendar is unknown; none of its days is guessed. */
export function UnknownCalendars() {
  const { children, open } = usePlan();
  return children
    .filter(({ isCalendarKnown }) => !isCalendarKnown)
    .map(({ child }) => (
      <Alert
        key={child.id}
        tone="warn"
        title={copy.title(child.firstName)}
        action={
          <Button
            variant="line"
            size="small"
            onClick={() => open({ kind: 'calendar', childId: child.id })}
          >
            {copy.action}
          </Button>
        }
      >
        {copy.text}
      </Alert>
    ));
}
