import { secondStepCopy } from '#account/words/secondStep.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Crumb } from '../pieces/Crumb.tsx';

export function ToSettings() {
  return (
    <Crumb>
      <AppLink to="/settings">{secondStepCopy.settings}</AppLink>
    </Crumb>
  );
}
