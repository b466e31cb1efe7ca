import { secondStepCopy } from '#content/secondStep.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Crumb } from '../pieces/Crumb.tsx';
import { settingsLink } from './settingsLink.ts';

export function ToSettings() {
  return (
    <Crumb>
      <AppLink {...settingsLink}>{secondStepCopy.settings}</AppLink>
    </Crumb>
  );
}
