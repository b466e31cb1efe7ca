import { readFile } from 'node:fs/promises';
import { spriteFiles } from '../spritePlugin.ts';

/** The inside of each symbol of the sprite, by its id. */
export async function readSprite(): Promise<(id: string) => string> {
  const texts = await Promise.all(spriteFiles.map((file) => readFile(file, 'utf8')));
  const symbols = [...texts.join('').matchAll(/<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g)];
  const inside = new Map(symbols.map(([, id = '', content = '']) => [id, content]));
  return (id) => {
    const content = inside.get(id);
    if (content === undefined) throw new Error(`The sprite has no ${id}`);
    return content;
  };
}
