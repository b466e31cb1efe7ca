import { gradeLabel, monthNames } from '#family/family.ts';
import { registerCopy as copy } from '#planner/words/register.ts';
import { monthOf, yearOf } from '#base/day/calendar.ts';
import type { Child, ParentInfo } from '#family/rules/profile.ts';
import type { SchoolDistrict } from '#camps/rules/season/schoolBreak.ts';

export type Detail = { label: string; text: string };

/** The facts about a child that a camp's form asks for, as far as the family has entered them. */
export function childDetails(child: Child, districts: readonly SchoolDistrict[]): Detail[] {
  const { firstName, birthMonth, ageRange, gradeLevel, school, districtId } = child;
  const month = birthMonth === '' ? '' : (monthNames[monthOf(birthMonth) - 1] ?? '');
  const district = districts.find(({ id }) => id === districtId);
  return filled([
    { label: copy.child.firstName, text: firstName },
    { label: copy.child.birthMonth, text: month && `${month} ${yearOf(birthMonth)}` },
    { label: copy.child.age, text: month === '' ? ageRange : '' },
    { label: copy.child.grade, text: gradeLabel(gradeLevel) },
    { label: copy.child.school, text: school },
    { label: copy.child.district, text: district?.label ?? '' },
  ]);
}

/** Lists the details of the parent who signs the child up. */
export function parentDetails(parent: ParentInfo): Detail[] {
  const { name, phoneNumber, email, streetAddress, zipCode } = parent;
  return filled([
    { label: copy.parent.name, text: name },
    { label: copy.parent.phone, text: phoneNumber },
    { label: copy.parent.email, text: email },
    {
      label: copy.parent.address,
      text: streetAddress.trim() && `${streetAddress.trim()} ${zipCode}`,
    },
  ]);
}

const filled = (details: readonly Detail[]): Detail[] =>
  details.flatMap(({ label, text }) => (text.trim() === '' ? [] : [{ label, text: text.trim() }]));
