import { homesCopy } from '#planner/words/homes.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { LOG_HASH } from '../print/logHash.ts';

export function HomesLogLink() {
  return (
    <ButtonLink
      variant="quiet"
      size="small"
      className="self-start"
      to="/my-camps/print"
      hash={LOG_HASH}
    >
      <Glyph name="print" />
      {homesCopy.log}
    </ButtonLink>
  );
}
