/** Copy of the first minute: no child yet. */
export const firstCopy = {
  heading: 'Who’s off school?',
  text: 'Add a child to see every day without school until summer, and which ones still need a plan.',
  form: {
    heading: 'First child',
    name: 'First name or nickname',
    nameHint: 'Stays on this device. A nickname is fine.',
    district: 'School district',
    choose: 'Choose your district',
    chooseError: 'Choose a district, or “Private, home or none of these”.',
    noDistrict: 'Private, home or none of these',
    districtsLater: 'School districts load once you’re online.',
    noDatesHint: 'We don’t have its dates yet. Open its calendar file in the next step.',
    noDistrictHint:
      'You can enter the days off, or open your school’s calendar file, in the next step.',
    hoursNotSaved: {
      title: 'Your hours aren’t saved',
      description: 'My Schedule will ask for them again.',
    },
    action: 'Show the days off',
    noName: 'Enter a first name or a nickname',
    longName: 'That’s longer than 60 letters. A nickname is fine.',
  },
  /** On a page of its own, and on Home. */
  elsewhere: {
    week: (name: string, days: string) => `A sample week: ${name}, ${days}`,
    open: (days: number) => {
      if (days === 0) return 'Every day is covered.';
      return days === 1 ? '1 day still open' : `${days} days still open`;
    },
    whose: (names: string, name: string) => `${names}, ${name}`,
    toPlan: 'Open My Schedule',
  },
  sample: 'Look at a sample family first',
  backup: 'Open a backup',
} as const;
