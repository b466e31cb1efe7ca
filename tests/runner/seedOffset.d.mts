export function seedOffset(root: string): string;
