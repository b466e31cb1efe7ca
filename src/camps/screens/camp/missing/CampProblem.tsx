import { useApp } from '#base/useApp.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { Button } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SidePage } from '#ui/layout/SidePage.tsx';

// Without a network it may be missing; the words must not be.
const EmptyScene = lazyPart(async () => (await import('#ui/scenes/EmptyScene.tsx')).EmptyScene, {
  optional: 'drawing',
});

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
