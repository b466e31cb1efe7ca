import * as v from 'valibot';

const Line = v.array(v.tuple([v.number(), v.number()]));
const SketchSchema = v.object({
  roads: v.array(Line),
  lakes: v.array(Line),
  river: Line,
  /** Name, longitude, latitude, rank (1 the largest); the larger ones first. */
  cities: v.array(v.tuple([v.string(), v.number(), v.number(), v.number()])),
});
export type Sketch = v.InferOutput<typeof SketchSchema>;

/** Reads georgiaSketch.json, written by src/build/assets/map/writeBasemap.ts. Throws a ValiError for anything else. */
export const readSketch = (json: unknown): Sketch => v.parse(SketchSchema, json);
