import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['robin@home.example', ' robin@home.example ', 'r+camp@x.co', 'jürgen@über.example'])(
  'accepts “%s” as an email address',
  (text) => expect(isEmail(text)).toBe(true),
);

it.each(['', 'robin', 'robin@home', '@home.example', 'a b@home.example', 'a@@b.example'])(
  'rejects “%s” as an email address',
  (text) => expect(isEmail(text)).toBe(false),
);
