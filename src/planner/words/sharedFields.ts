import type { sharedFields } from '#planner/rules/custody/sharedFields.ts';

type FieldWords = {
  readonly [Kind in keyof typeof sharedFields]: {
    heading: string;
    fields: Readonly<Record<keyof (typeof sharedFields)[Kind], string>>;
  };
};

const forChild = 'for which child';

/** Copy of the page that lists what the other home may see: a word for every field. */
export const sharedFieldsCopy = {
  title: 'What’s shared',
  now: 'Nothing is shared with the other home yet. If you share one day, this is all it gets, and only for the children who live in both homes.',
  withOther:
    'This is all the other home gets, and only about the children you share. It’s encrypted on your devices: we can’t read it.',
  shared: 'The other home sees',
  own: 'Stays with you',
  never: [
    'Children who live with you only: nothing at all.',
    'Your address, phone number and email, your favorites and notes on camps.',
    'Where you are, and when you look at the plan.',
  ],
  done: 'Done',
  kinds: {
    child: {
      heading: 'Children',
      fields: {
        firstName: 'first name',
        color: 'color',
        birthMonth: 'birth month',
        ageRange: 'age range',
        school: 'school',
        districtId: 'school district',
        gradeLevel: 'grade',
        activities: 'what they like',
      },
    },
    household: {
      heading: 'Homes',
      fields: {
        name: 'the parents’ names',
        careHours: 'hours that need care',
        dropOffBy: 'who usually brings',
        pickUpBy: 'who usually picks up',
        budgets: 'budgets',
      },
    },
    custody: {
      heading: 'Nights',
      fields: {
        pattern: 'the pattern',
        firstNight: 'its first night',
        firstHome: 'whose night that is',
      },
    },
    custody_change: {
      heading: 'Nights that differ, and swaps',
      fields: {
        childId: forChild,
        nights: 'the nights and their home',
        name: 'what for',
        alternates: 'whether they take turns every year',
        askedBy: 'who asked',
        madeOn: 'on which day',
        answer: 'the answer',
        answeredOn: 'the day of the answer',
        turn: 'which one came later',
      },
    },
    custody_log: {
      heading: 'Log of changes',
      fields: {
        at: 'when',
        by: 'whose phone',
        of: 'what was changed',
        rowId: 'for which child or home',
        before: 'how it was',
        after: 'how it is',
      },
    },
    plan: {
      heading: 'Camps and care',
      fields: {
        childId: forChild,
        campId: 'which camp',
        sessionId: 'which session of it',
        days: 'days',
        status: 'planned, registered or confirmed',
        isOvernight: 'overnight or not',
        hours: 'hours',
        extended: 'times of before and after care',
        dropOffBy: 'who brings',
        pickUpBy: 'who picks up',
        snapshot: 'the name of the camp or person',
        cents: 'what you pay',
        receipts: 'receipts',
        note: 'notes',
        dates: 'dates of the booking',
        wantId: 'your other choices',
        rank: 'their order',
      },
    },
    home: {
      heading: 'Days at home',
      fields: {
        childId: forChild,
        day: 'day',
        isHome: 'at home or not',
        span: 'from when to when',
        who: 'with whom',
      },
    },
    own_days: {
      heading: 'School calendar',
      fields: {
        childId: forChild,
        from: 'first day',
        to: 'last day',
        dayKind: 'off, early release or digital',
        letsOutAt: 'when school lets out',
        name: 'name of the day',
        source: 'entered or from a file',
      },
    },
    child_plan: {
      heading: 'School days',
      fields: {
        hasOwnCalendar: 'own school calendar or the district’s',
        staysOnDigitalDays: 'stays home alone on digital days',
      },
    },
    family_plan: {
      heading: 'Your settings',
      fields: {
        careHours: 'your hours in general',
        budgets: 'budgets',
        taxIds: 'tax IDs',
        settled: 'hints you’ve settled',
        ownHome: 'which home is yours',
        homesEndedOn: 'when sharing ended',
      },
    },
    sent_event: {
      heading: 'Calendar files you’ve made',
      fields: {
        sequence: 'their version',
        changedAt: 'when',
        days: 'days',
        shown: 'what they say',
      },
    },
    feed: {
      heading: 'Calendar addresses',
      fields: {
        secret: 'the address itself',
        createdAt: 'since when',
        stoppedAt: 'when it was stopped',
        goneAt: 'when it was gone',
        sent: 'what was sent',
        sentAt: 'when it was sent',
        isTooLarge: 'whether it fits',
      },
    },
    room: {
      heading: 'Links to your plan',
      fields: {
        label: 'for whom',
        secret: 'the link itself',
        ownSecret: 'what takes it back',
        canWrite: 'what they may do',
        choice: 'what’s in it',
        until: 'until when',
        madeAt: 'since when',
        children: 'for which children',
      },
    },
    circle: {
      heading: 'Your circles',
      fields: {
        name: 'the name',
        access: 'what opens it',
        joinedAt: 'since when',
        ended: 'whether it’s over',
      },
    },
    circle_wish: {
      heading: 'What you told a circle',
      fields: {
        circleId: 'which circle',
        entryId: 'which camp',
        week: 'which week',
        label: 'what they call your child',
        color: 'the color there',
        isQuiet: 'whether it’s quiet',
        note: 'the note there',
      },
    },
  } satisfies FieldWords,
} as const;
