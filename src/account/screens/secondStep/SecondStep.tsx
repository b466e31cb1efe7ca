import { useAuth } from '#account/store/useAuth.ts';
import { AskCode } from '../code/AskCode.tsx';
import { Devices } from './Devices.tsx';

/**
 * The settings of the second step. A user who has one takes it first, and again after removing the device of this
 * session.
 */
export function SecondStep() {
  const { who } = useAuth();
  if (who.status === 'in' && who.lacksSecondFactor) return <AskCode email={who.email} />;
  return <Devices />;
}
