/** A color of the tokens: by day, at night. */
export type DayNight = readonly [day: string, night: string];

/** The colors of a token sheet. Names that stand for no plain color (shadows, mixes) are left out. */
export function readTokens(css: string): Map<string, DayNight> {
  const pair = /(--[\w-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g;
  return new Map(
    [...css.matchAll(pair)].map(([, name = '', day = '', night = '', both]) => [
      name,
      [both ?? day, both ?? night],
    ]),
  );
}

export type ColorUse = {
  role: 'text' | 'ground' | 'edge';
  token: string;
  /** Of a text: the background that its rule or the nearest rule around it sets. */
  grounds: readonly string[];
};

const roles: Record<string, ColorUse['role']> = {
  color: 'text',
  '--fg': 'text',
  '--sign': 'text',
  background: 'ground',
  'background-color': 'ground',
  '--bg': 'ground',
  '--note': 'ground',
};

/** Every place of a sheet (with nested rules) where a token of ours gives a color. */
export function colorUses(css: string, tokens: ReadonlyMap<string, DayNight>): ColorUse[] {
  const uses: ColorUse[] = [];
  type Rule = { grounds: readonly string[]; texts: string[] };
  const open: Rule[] = [{ grounds: [], texts: [] }];
  const close = () => {
    const rule = open.pop();
    // A rule may name its background after its color.
    for (const token of rule?.texts ?? []) {
      uses.push({ role: 'text', token, grounds: rule?.grounds ?? [] });
    }
  };
  for (const [, head = '', end] of css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^;{}]*)([;{}])/g)) {
    const rule = open.at(-1);
    if (end === '{') open.push({ grounds: rule?.grounds ?? [], texts: [] });
    else if (rule !== undefined) {
      const [, property = '', value = ''] = /^\s*([\w-]+):([\s\S]*)$/.exec(head) ?? [];
      const named = [...value.matchAll(/var\((--[\w-]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => tokens.has(name));
      const role = roles[property] ?? 'edge';
      if (role === 'text') rule.texts.push(...named);
      else uses.push(...named.map((token) => ({ role, token, grounds: [] })));
      if (role === 'ground' && named.length > 0) rule.grounds = named;
    }
    if (end === '}') close();
  }
  return uses;
}
