import { useAuth } from '#account/store/useAuth.ts';
import { AskCode } from '../code/AskCode.tsx';
import { Devices } from './Devices.tsx';

/** For who is signed in. Whoever has a second step takes it first, and again when the device of this session is removed. */
export function SecondStep() {
  const { who } = useAuth();
  if (who.status === 'in' && who.lacksSecondFactor) return <AskCode email={who.email} />;
  return <Devices />;
}
