import { useApp } from '#data/useApp.ts';
import { campCopy } from '#content/camp.ts';
import { EmptyScene } from '#scenes/EmptyScene.tsx';
import { Button } from '#ui/Button.tsx';
import { SidePage } from '#ui/layout/SidePage.tsx';

/** This phone has no camps yet, and cannot fetch any now. */
export function CampProblem() {
  const { heading, text, action } = campCopy.failed;
  const { sync } = useApp();
  return (
    <SidePage drawing={<EmptyScene />} title={heading} text={text} isAlert>
      <Button variant="main" onClick={() => void sync.refresh()}>
        {action}
      </Button>
    </SidePage>
  );
}
