import { expect, it } from 'vitest';
import { emptyValues } from './formContent.ts';
import { createTypedFields } from './typedFields.ts';

const withCity = (city: string) => ({ ...emptyValues, city });

it('stamps what was typed since, and nothing else', () => {
  const fields = createTypedFields();
  expect(fields.stamp(withCity('Rome'), null, 10)).toEqual({ city: 10 });
  expect(fields.stamp(withCity('Rome'), null, 20)).toBeNull();
  const logo = { name: 'a.png', type: 'image/png', bytes: new ArrayBuffer(1) } as const;
  expect(fields.stamp(withCity('Rome'), logo, 30)).toEqual({ city: 10, logo: 30 });
});

it('takes what another tab typed later, once, and not what was typed here after it', () => {
  const fields = createTypedFields();
  fields.stamp({ ...withCity('Rome'), price: '$9' }, null, 10);
  const stored = {
    values: { ...withCity('Athens'), price: '$1' },
    typedAt: { city: 20, price: 5, logo: 20 },
  };
  expect(fields.takeNewer(stored)).toEqual({ values: { city: 'Athens' }, hasLogo: true });
  expect(fields.takeNewer(stored)).toBeNull();
  // What was taken over was not typed here.
  expect(fields.stamp({ ...withCity('Athens'), price: '$9' }, null, 30)).toBeNull();
});

it('never stamps earlier than what it knows, whatever the clock says', () => {
  const fields = createTypedFields();
  fields.begin(withCity('Rome'), null, { city: 1000 });
  expect(fields.stamp(withCity('Athens'), null, 10)).toEqual({ city: 1001 });
});
