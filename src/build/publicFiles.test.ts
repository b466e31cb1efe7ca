import { describe, expect, it } from 'vitest';
import { readExports, throughPublicFiles } from './publicFiles.ts';

const camps = readExports(`export { AllBreaks, type View } from './screens/AllBreaks.tsx';
export type { Camp } from './rules/camp.ts';
export { default as cloth } from './screens/cloth.module.css';

export const loadFallWords = () => import('./words/fall.ts');
`);
const direct = (code: string) => throughPublicFiles(code, () => camps);

describe('an import of a public file', () => {
  it('goes to the file behind each name', () => {
    expect(
      direct(`import { AllBreaks, cloth as sheet } from '#camps/camps.ts';\nAllBreaks();`),
    ).toBe(
      `import { AllBreaks as AllBreaks } from '#camps/screens/AllBreaks.tsx';
import { default as sheet } from '#camps/screens/cloth.module.css';
AllBreaks();`,
    );
  });

  it('of something lazy stays lazy', () => {
    expect(direct(`import { loadFallWords } from '#camps/camps.ts';`)).toBe(
      `const loadFallWords = () => import('#camps/words/fall.ts');`,
    );
  });

  it('of types only loads nothing', () => {
    expect(direct(`import { type View, type Camp } from '#camps/camps.ts';`)).toBe('');
  });

  it('fails for a name that is not public', () => {
    expect(() => direct(`import { secret } from '#camps/camps.ts';`)).toThrow(
      '#camps/camps.ts does not export secret',
    );
  });

  it('leaves other imports as they are', () => {
    const code = `import { a } from '#camps/rules/camps.ts';`;
    expect(direct(code)).toBe(code);
  });
});
