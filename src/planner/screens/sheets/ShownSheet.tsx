import type { PlanSheet } from '../planSheet.ts';
import { AlarmsSheet } from '../phoneAlarms/AlarmsSheet.tsx';
import { SchoolCalendarSheet } from './calendar/SchoolCalendarSheet.tsx';
import { SummerSheet } from './calendar/SummerSheet.tsx';
import { DaySheet } from './day/DaySheet.tsx';
import { OpenWeekSheet } from './day/OpenWeekSheet.tsx';
import { EntrySheet } from './entry/EntrySheet.tsx';
import { MoveSheet } from './entry/MoveSheet.tsx';
import { HandOverSheet } from './handOver/HandOverSheet.tsx';
import { HomeSheet } from './home/HomeSheet.tsx';
import { HomesSheet } from './homes/HomesSheet.tsx';
import { HouseholdSheet } from './homes/HouseholdSheet.tsx';
import { NightsSheet } from './homes/NightsSheet.tsx';
import { SharedFieldsSheet } from './homes/SharedFieldsSheet.tsx';
import { ShareHomesSheet } from './homes/ShareHomesSheet.tsx';
import { HoursSheet } from './home/HoursSheet.tsx';
import { BudgetSheet } from './money/BudgetSheet.tsx';
import { NewChildSheet } from './NewChildSheet.tsx';
import { OwnSheet } from './own/OwnSheet.tsx';
import { CampQuestionSheet } from './register/CampQuestionSheet.tsx';
import { LastSummerSheet } from '../summer/LastSummerSheet.tsx';
import { RegisterSheet } from './register/RegisterSheet.tsx';
import { CoveredSheet } from '../print/CoveredSheet.tsx';
import { PersonLinkSheet } from './room/PersonLinkSheet.tsx';

export type ShownSheetProps = { shown: PlanSheet; isOpen: boolean; onClose: () => void };

/** What is open over the planner. All of them come in one file: they share most of what they are made of. */
export function ShownSheet({ shown, ...rest }: ShownSheetProps) {
  switch (shown.kind) {
    case 'day':
      return <DaySheet sheet={shown} {...rest} />;
    case 'week':
      return <OpenWeekSheet sheet={shown} {...rest} />;
    case 'entry':
      return <EntrySheet sheet={shown} {...rest} />;
    case 'move':
      return <MoveSheet sheet={shown} {...rest} />;
    case 'home':
      return <HomeSheet sheet={shown} {...rest} />;
    case 'own':
      return <OwnSheet sheet={shown} {...rest} />;
    case 'child':
      return <NewChildSheet {...rest} />;
    case 'hours':
      return <HoursSheet sheet={shown} {...rest} />;
    case 'calendar':
      return <SchoolCalendarSheet sheet={shown} {...rest} />;
    case 'summer':
      return <SummerSheet sheet={shown} {...rest} />;
    case 'lastSummer':
      return <LastSummerSheet sheet={shown} {...rest} />;
    case 'register':
      return <RegisterSheet sheet={shown} {...rest} />;
    case 'ask':
      return <CampQuestionSheet sheet={shown} {...rest} />;
    case 'alarms':
      return <AlarmsSheet {...rest} />;
    case 'budget':
      return <BudgetSheet sheet={shown} {...rest} />;
    case 'handOver':
      return <HandOverSheet sheet={shown} {...rest} />;
    case 'covered':
      return <CoveredSheet sheet={shown} {...rest} />;
    case 'share':
      return <PersonLinkSheet sheet={shown} {...rest} />;
    case 'homes':
      return <HomesSheet sheet={shown} {...rest} />;
    case 'household':
      return <HouseholdSheet sheet={shown} {...rest} />;
    case 'nights':
      return <NightsSheet sheet={shown} {...rest} />;
    case 'shareHomes':
      return <ShareHomesSheet {...rest} />;
    case 'sharedFields':
      return <SharedFieldsSheet {...rest} />;
    default:
      return shown satisfies never;
  }
}
