import type { ReactNode } from 'react';
import { BadLink } from '../link/BadLink.tsx';
import { readKey } from '../link/linkKey.ts';
import { MyListing } from './MyListing.tsx';

/** The listing whose key stands behind the # of the address. */
export function LinkedListing({ fragment, skeleton }: { fragment: string; skeleton: ReactNode }) {
  const link = readKey(fragment);
  return link === null ? <BadLink /> : <MyListing key={link.id} link={link} skeleton={skeleton} />;
}
