import { describe, expect, it, test } from 'vitest';
import { layered, withWidths } from './styleLayers.ts';

const order = '@layer reset, base, primitives, ui, parts, shell, pieces, features;';

describe('styles arrive in any order', () => {
  it.each([
    ['/camply/src/ui/Button.module.css', 'ui'],
    ['/camply/src/camps/screens/browse/filters/bar/FilterBar.module.css', 'pieces'],
    ['/camply/src/camps/screens/parts/card/LogoPlate.module.css', 'parts'],
    ['/camply/src/app/shell/menu/Header.module.css', 'shell'],
    ['/camply/src/camps/screens/browse/frame/Promo.module.css', 'features'],
  ])('%s is in the layer of its folder', (file, layer) => {
    expect(layered('.a { color: red; }', file)).toBe(
      `${order}\n@layer ${layer} {\n.a { color: red; }\n}`,
    );
  });

  it('a sheet that names its own layers, or stands above all, keeps them', () => {
    expect(layered('@layer base { p { margin: 0 } }', '/camply/src/ui/base.css')).toBe(
      `${order}\n@layer base { p { margin: 0 } }`,
    );
  });

  it('shared classes that a class is composed of stand before the layer', () => {
    const css = '.a {\n  composes: stack soft from global;\n  color: red;\n}';
    expect(layered(css, '/camply/src/ui/Button.module.css')).toBe(
      `${order}\n.a {\n  composes: stack soft from global; }\n@layer ui {\n.a {\n  color: red;\n}\n}`,
    );
  });
});

test('a named breakpoint becomes its width', () => {
  expect(withWidths('@media print, (--from-tablet) {} @media (--below-phone) {}')).toBe(
    '@media print, (width >= 48rem) {} @media (width < 22.5rem) {}',
  );
});
