/** The papers of ui/sceneTokens.css: only these names color a picture, so night comes for free. */
export type Paper =
  | `sky-${0 | 1 | 2 | 3 | 4 | 5}`
  | `oak-${'a' | 'b' | 'c'}`
  | `tent-${'a' | 'a2' | 'b' | 'b2' | 'in' | 'trim'}`
  | `skin-${'a' | 'b' | 'c'}`
  | 'beacon'
  | 'city'
  | 'city-face'
  | 'city-lit'
  | 'city-win'
  | 'cloud'
  | 'deep'
  | 'dome'
  | 'far'
  | 'front'
  | 'hair'
  | 'lake-lit'
  | 'leaf'
  | 'mid'
  | 'near'
  | 'path'
  | 'rope'
  | 'sign-ink'
  | 'star'
  | 'sun'
  | 'trunk';

export function paper(name: Paper): string {
  return `var(--s-${name})`;
}
