export const softwareGraphics: string[];
export function findChromium(say: (line: string) => void): string;
export function findHeadlessChromium(say: (line: string) => void): string;
