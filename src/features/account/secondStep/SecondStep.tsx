import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { accountCopy } from '#content/account.ts';
import { useAuth } from '#data/session/useAuth.ts';
import AskCode from '../code/AskCode.tsx';
import { NotOpened } from '../Later.tsx';
import { writeLoginAddress } from '../login/loginAddress.ts';
import { Opening } from '../pieces/Opening.tsx';
import { Devices } from './Devices.tsx';

/** For who is signed in; whoever has a second step takes it first. */
export default function SecondStep() {
  const { who } = useAuth();
  const navigate = useNavigate();
  const isOut = who.status === 'out';
  useEffect(() => {
    if (!isOut) return;
    const search = writeLoginAddress({ tab: 'signIn', next: '/settings/second-step' });
    void navigate({ to: '/login', search, replace: true });
  }, [isOut, navigate]);

  if (who.status === 'failed') return <NotOpened />;
  if (who.status !== 'in') return <Opening title={accountCopy.secondStepTitle} />;
  if (who.lacksSecondFactor) return <AskCode email={who.email} />;
  return <Devices />;
}
