import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const LINK = /^pass=([\w-]{22,43})$/;

/** The token of a season's pass that the address carries (/settings#pass=...). It leaves the address at once: whoever sees it could use it. */
export function usePassInAddress(): string | null {
  const token = LINK.exec(useLocation({ select: ({ hash }) => hash }))?.[1] ?? null;
  const navigate = useNavigate();
  const [opened, setOpened] = useState(token);
  if (token !== null && token !== opened) setOpened(token);
  useEffect(() => {
    if (token !== null) void navigate({ to: '/settings', hash: '', replace: true });
  }, [token, navigate]);
  return opened;
}
