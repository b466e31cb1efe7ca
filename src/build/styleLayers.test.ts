import { describe, expect, it } from 'vitest';
import { layered } from './styleLayers.ts';

const order = '@layer reset, base, ui, parts, shell, pieces, features;';

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
});
