/** 'on Monday and Friday', 'from Monday to Wednesday' */
const on = (days: string) => (days.includes(' to ') ? `from ${days}` : `on ${days}`);

const dropDays = (count: number) => (count === 1 ? 'Remove that day' : 'Remove those days');

const somebodyElse = 'Somebody with a link';

/** Copy of what a family should know about its plan, each with a way out. Names are of children, camps of providers. */
export const planHintsCopy = {
  heading: 'Worth a look',
  nothingLeft: 'That’s all. Nothing else to look at.',
  more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  fine: 'It’s fine',
  fineSaid: 'We won’t bring it up again unless something changes',
  gotIt: 'Got it',
  gotItSaid: (camp: string) => `${camp}: noted`,
  ask: 'Ask them',
  open: (camp: string) => `Open ${camp}`,
  signUp: 'Sign up',

  doubleBooking: {
    title: (name: string, days: string, isCertain: boolean) =>
      `${name} ${isCertain ? 'is' : 'may be'} in two camps ${on(days)}`,
    titleOwn: (name: string, days: string, isCertain: boolean) =>
      `${name} ${isCertain ? 'is' : 'may be'} double booked ${on(days)}`,
    text: (one: string, other: string) => `${one} and ${other}.`,
    from: (camp: string, hours: string) => `${camp} ${hours}`,
    allDay: (camp: string) => `${camp} all day`,
    noHours: (camp: string) => `${camp}, hours not listed`,
    keep: (camp: string) => `Keep ${camp}`,
    kept: (camp: string, days: string) => `${camp} is the one for ${days}`,
  },
  backUpHeld: {
    title: (name: string, days: string) => `${name} has two camps saved for ${days}`,
    text: (first: string, backUp: string) => `${first} is the first choice, ${backUp} the second.`,
  },
  age: {
    tooYoung: (name: string, camp: string) => `${name} is too young for ${camp}`,
    tooOld: (name: string, camp: string) => `${name} is too old for ${camp}`,
    maybe: (name: string, camp: string) => `${camp} may not take ${name}’s age`,
    text: (ages: string, day: string) => `The camp takes ${ages}, and the day is ${day}.`,
    turns: (month: string) => `The birthday is in ${month}, and some camps make exceptions.`,
  },
  daysGone: {
    title: (days: string, count: number) =>
      count === 1 ? `${days} is no longer listed` : `${days} are no longer listed`,
    text: (camp: string, name: string) =>
      `${camp} changed its listing, so we don’t count it for ${name}.`,
    drop: dropDays,
    dropped: (camp: string, days: string) => `Removed ${camp} from ${days}`,
  },
  campGone: {
    title: (camp: string) => `${camp} is no longer listed`,
    text: (name: string) => `It may still run. Ask them before you count on it for ${name}.`,
  },
  drive: {
    dropOffs: (miles: string) => `Two drop-offs, ${miles} apart`,
    pickUps: (miles: string) => `Two pick-ups, ${miles} apart`,
    miles: (low: number, high: number) =>
      low === high ? `about ${low} miles` : `about ${low} to ${high} miles`,
    oneMile: 'about a mile',
    at: (name: string, camp: string, time: string) => `${name} at ${camp} at ${time}`,
    text: (days: string, one: string, other: string) => `${days}: ${one}, ${other}.`,
    no: 'One driver can’t do both, even on empty roads.',
    tight: 'It works on a good morning, not on a bad one.',
    maybeFar: 'We only know the ZIP code or the town, so check the drive.',
    swap: 'Swap a day',
  },
  school: {
    schoolOn: (name: string, camp: string, days: string) =>
      `${name} is booked at ${camp} ${on(days)}, and school’s in session.`,
    schoolUnknown: (name: string, camp: string, days: string) =>
      `${name} is booked at ${camp} ${on(days)}, and no school calendar shows a day off.`,
    text: (name: string) => `Check ${name}’s school calendar, or remove the booking.`,
    calendar: 'Open the calendar',
    drop: dropDays,
  },
  bell: {
    title: (name: string, days: string, count: number, first: string) => {
      const question = `When does ${name}’s school let out`;
      if (count === 1) return `${question}${days === '' ? '' : ` for ${days}`} on ${first}?`;
      return `${question}? ${days === '' ? '' : `${days}: `}${count} days from ${first}`;
    },
    text: (count: number) =>
      `Until then ${count === 1 ? 'this day counts' : 'these days count'} as neither covered nor open.`,
    byGrade: (name: string) =>
      `Elementary, middle and high schools let out at different times, so we count from the earliest. Add ${name}’s grade in your profile, or enter the time.`,
    action: 'Enter when school lets out',
  },
  endsEarly: {
    title: (name: string, time: string, days: string) => `${name} is out at ${time} ${on(days)}`,
    text: (until: string, left: string) => `You need care until ${until}. That leaves ${left}.`,
    find: 'Find an afternoon',
    /** The start is missing, too, or something in the middle. */
    partly: {
      title: (name: string, days: string) => `${name} is partly covered ${on(days)}`,
      text: (times: string, isOne: boolean, length: string) =>
        `${times} ${isOne ? 'is' : 'are'} missing: ${length}.`,
      find: 'See what helps',
    },
  },
  signUpCloses: {
    title: (camp: string, when: string) => `Sign-up for ${camp} closes ${when}`,
    text: (name: string) => `Nobody has signed ${name} up yet.`,
  },
  stillPlanned: {
    title: (camp: string, when: string) => `${camp} begins ${when}`,
    text: (name: string) => `${name}’s spot is planned, not booked.`,
  },
  firstChoiceFree: {
    title: (first: string) => `${first} has a spot`,
    text: (name: string, days: string, backUp: string) =>
      `It’s your first choice for ${name}’s ${days}. ${backUp} is in the plan for now.`,
  },
  when: (daysLeft: number, day: string) =>
    daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days, ${day}`,

  backup: {
    refused: (camp: string) => `${camp} said no`,
    waiting: (camp: string) => `${camp} has a waitlist`,
    text: (name: string, days: string, backUp: string, price: string) =>
      `Your second choice for ${name}’s ${days} is ${backUp}: ${price}.`,
    noPrice: 'no price listed',
    take: (camp: string) => `Take ${camp}`,
    taken: (camp: string) => `Added ${camp} to your plan`,
  },
  changed: {
    title: (camp: string) => `${camp} changed its listing`,
  },
  /** What somebody with a link wrote that isn't in the family's own plan. */
  guest: {
    heading: 'From people with a link',
    noted: 'Noted',
    for: (who: string, day: string) => `${who || somebodyElse}, for ${day}`,
    quote: (text: string) => `“${text}”`,
    noteLine: (title: string, text: string) => `${title}: ${text}`,
    driveLine: (title: string, text: string) => `${title}. ${text}`,
    bring: (name: string, child: string, days: string) =>
      name === ''
        ? `Nobody’s down to bring ${child} ${on(days)}`
        : `${name} brings ${child} ${on(days)}`,
    fetch: (name: string, child: string, days: string) =>
      name === ''
        ? `Nobody’s down to pick up ${child} ${on(days)}`
        : `${name} picks up ${child} ${on(days)}`,
    /** `planned`: whom the plan names; '' for nobody. */
    plan: (who: string, planned: string) =>
      `${who || somebodyElse} wrote it. Your plan ${planned === '' ? 'doesn’t say who' : `says ${planned}`}.`,
  },
  somebody: 'your child',
} as const;
