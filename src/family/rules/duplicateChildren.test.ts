import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ChildSchema, emptyProfile, type Profile, sampleProfile } from './profile.ts';
import {
  markDistinct,
  findDuplicateChildren,
  mergeDuplicateChildren,
} from './duplicateChildren.ts';

const family = (...children: Record<string, string>[]): Profile => ({
  ...emptyProfile(),
  children: children.map((child) => v.parse(ChildSchema, child)),
});

const maya = { id: 'b', firstName: 'Maya', school: 'Oakhurst', color: 'teal' };
const again = { id: 'a', firstName: ' maya ', birthMonth: '2018-04', color: 'plum' };

describe('a child entered on two phones', () => {
  it('is found by its name in any spelling', () => {
    expect(findDuplicateChildren(family(maya, { id: 'c', firstName: 'Leo' }, again))).toMatchObject(
      {
        kept: { id: 'a' },
        other: { id: 'b' },
      },
    );
  });

  it.each([
    ['another name', { id: 'c', firstName: 'Mayra' }],
    ['another birth month', { ...again, birthMonth: '2016-01' }],
  ])('is not found with %s', (_, other) => {
    expect(findDuplicateChildren(family({ ...maya, birthMonth: '2018-04' }, other))).toBeNull();
  });

  it('is never found in a sample family or among nameless children', () => {
    expect(
      findDuplicateChildren({ ...sampleProfile(), children: family(maya, again).children }),
    ).toBeNull();
    expect(findDuplicateChildren(family({ id: 'a' }, { id: 'b' }))).toBeNull();
  });

  it('is merged from both entries', () => {
    const profile = family(maya, again);
    const duplicates = findDuplicateChildren(profile);
    const joined = duplicates && mergeDuplicateChildren(profile, duplicates);
    expect(joined?.children).toEqual([
      expect.objectContaining({
        id: 'a',
        school: 'Oakhurst',
        birthMonth: '2018-04',
        color: 'plum',
      }),
    ]);
  });

  it('stays two children if the family says so', () => {
    const profile = family(maya, again);
    const duplicates = findDuplicateChildren(profile);
    expect(duplicates && findDuplicateChildren(markDistinct(profile, duplicates))).toBeNull();
  });
});
