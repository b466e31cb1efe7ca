import type { Sprite } from './spriteSign.ts';

/** The sprite stands once in every page (build/spritePlugin.ts). */
export const spriteOfPage: Sprite = (id) => document.getElementById(id)?.innerHTML ?? '';
