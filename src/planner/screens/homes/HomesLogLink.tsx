import { homesCopy } from '#planner/words/homes.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { LOG_HASH } from '../print/logHash.ts';

export function HomesLogLink() {
  return (
    <ButtonLink variant="flush" size="small" to="/my-camps/print" hash={LOG_HASH}>
      <Glyph name="print" />
      {homesCopy.log}
    </ButtonLink>
  );
}
