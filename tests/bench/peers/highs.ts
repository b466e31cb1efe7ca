// HiGHS, the quickest free solver of mixed-integer programs, as WebAssembly. Gaps of zero: the optimum must be proved.
import loadHighs from 'highs';

export default async function highs() {
  const solver = await loadHighs();
  /** The value of the goal; null when it was not proved within the time. */
  return (text: string, seconds: number): number | null => {
    const { Status, ObjectiveValue } = solver.solve(text, {
      time_limit: seconds,
      mip_rel_gap: 0,
      mip_abs_gap: 0.001,
    });
    return Status === 'Optimal' ? ObjectiveValue : null;
  };
}
