import { dayColors } from './posterColors.ts';
import { round } from './svgText.ts';

/** The inside of a symbol of the sprite (ui/sprite), by its id. */
export type Sprite = (id: string) => string;

const colors = new Map<string, string>(Object.entries(dayColors));

/** A sign of the sprite as a drawing of its own, with nothing left that a style sheet would have to say. */
export function spriteSign(
  sprite: Sprite,
  id: string,
  { x, y, size, color }: { x: number; y: number; size: number; color?: string },
): string {
  const box = id.startsWith('g-') ? 24 : id === 'mark' ? 48 : 64;
  const ink = color === undefined ? '' : ` color="${color}" fill="${color}"`;
  return `<svg x="${round(x)}" y="${round(y)}" width="${size}" height="${size}" viewBox="0 0 ${box} ${box}"${ink}>${drawn(sprite, id)}</svg>`;
}

/** Inlines referenced symbols and replaces custom properties by their light colors. */
function drawn(sprite: Sprite, id: string): string {
  return sprite(id)
    .replaceAll(/<use href="#([\w-]+)"\s*(?:\/>|><\/use>)/g, (_, used: string) =>
      drawn(sprite, used),
    )
    .replaceAll(
      /var\(--([\w-]+)(?:,\s*([^)]+))?\)/g,
      (_, name: string, otherwise = 'none') => colors.get(name) ?? otherwise,
    );
}
