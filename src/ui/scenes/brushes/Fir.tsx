import { firPaths, type FirShape } from './firPaths.ts';
import { paper } from './paper.ts';

/** A layered conifer, its sunny half in lighter paper. */
export function Fir(shape: FirShape) {
  const [dark, lit, cut] = firPaths(shape, 10);
  return (
    <>
      <path d={dark} fill={paper('deep')} />
      <path d={lit} fill={paper('leaf')} />
      {cut !== '' && <path d={cut} fill={paper('deep')} />}
    </>
  );
}
