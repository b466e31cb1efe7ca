import type { Break } from '#camps/rules/season/season.ts';
import type { Cloth } from '../../parts/card/ActivityPatch.tsx';

/**
 * The day colors of ui/tokens.css and ui/sceneTokens.css, by name: a picture that leaves the page takes no style
 * sheet along, and a print is light whatever the screen was.
 */
export const dayColors = {
  paper: '#fbf4e4',
  card: '#fffbf1',
  ink: '#102b25',
  'ink-soft': '#40584f',
  coral: '#f2724f',
  'on-coral': '#102b25',
  teal: '#0c6868',
  sun: '#f8bd3f',
  'patch-pine': '#1c4a3d',
  'patch-teal': '#0f6f6d',
  'patch-sun': '#f4b53a',
  'patch-clay': '#b14a2a',
  'patch-dusk': '#35507a',
  'patch-thread': '#fff3d6',
  'patch-thread-dark': '#102b25',
  's-trunk': '#5b3a2c',
  's-tent-a': '#f2724f',
  's-tent-b': '#f8bd3f',
  's-tent-b2': '#d99526',
  's-tent-in': '#5b2f27',
  's-tent-trim': '#fff3d6',
  's-canoe': '#e0562f',
  's-skin-a': '#8a5437',
  's-skin-b': '#e3a77e',
  's-hair': '#2c211f',
  's-cloud': '#fff6e0',
  's-oak-a': '#e8793f',
  's-oak-b': '#e9a53a',
  's-oak-c': '#b9502f',
} as const;

type DayColor = keyof typeof dayColors;

/** The papers one poster is cut from: all shades of its cloth, the sun and the ink. */
export type Shades = {
  /** What has the same color in each picture. */
  paint: Readonly<Record<DayColor, string>>;
  /** The sky colors from the calm corner to the ring next to the sun. */
  sky: readonly [string, string, string, string, string];
  sun: string;
  far: string;
  city: string;
  mid: string;
  near: string;
  front: string;
  deep: string;
  leaf: string;
  water: string;
  glint: string;
  /** Of the tent, the one warm thing in each land. */
  tent: string;
  /** The heads of three kinds of hardwoods; 'none' in winter. */
  crowns: readonly [string, string, string];
};

/**
 * A sky in the color of the camp's activity, as on its card, and land of the same ink, darker where it is nearer. The
 * trees are those of the season.
 */
export function posterShades(cloth: Cloth, trees: Break | null = null): Shades {
  const color = dayColors[`patch-${cloth}`];
  const { card, sun, ink, coral } = dayColors;
  const sky = (part: number) => mix(color, card, part);
  const leaf = mix(color, card, 0.9);
  const { 's-cloud': white, 's-oak-a': oakA, 's-oak-b': oakB, 's-oak-c': oakC } = dayColors;
  const crowns = {
    fall: [oakA, oakB, oakC],
    winter: ['none', 'none', 'none'],
    // Dogwood and redbud.
    spring: [white, mix(coral, white, 0.45), mix(coral, white, 0.2)],
    summer: [leaf, sky(0.74), mix(color, sun, 0.7)],
  } as const;
  return {
    paint: dayColors,
    sky: [sky(0.3), sky(0.22), sky(0.14), mix(sun, sky(0.07), 0.22), mix(sun, card, 0.5)],
    sun,
    far: sky(0.45),
    city: mix(dayColors['s-tent-a'], sky(0.4), 0.55),
    mid: sky(0.64),
    near: sky(0.82),
    front: mix(color, ink, 0.8),
    deep: mix(color, ink, 0.4),
    // Firs have frost in winter.
    leaf: trees === 'winter' ? mix(white, color, 0.7) : leaf,
    water: mix(color, sky(0.3), 0.35),
    glint: mix(sun, card, 0.6),
    // Where the land itself is clay, it is teal.
    tent: dayColors[cloth === 'clay' ? 'patch-teal' : 's-tent-a'],
    crowns: crowns[trees ?? 'summer'],
  };
}

/** `part` (0 to 1) of the first of two colors, written #rrggbb. */
export function mix(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * part + (b ?? 0) * (1 - part));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
