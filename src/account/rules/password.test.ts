import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

const problem = (password: string, email = 'robin@home.example') =>
  passwordProblem(password, email);

describe('a new password', () => {
  it.each([
    'five canoes at noon',
    'twelve chars',
    'korrekt pferd äöü',
    'summer at grandma’s lake',
    'passwords are a pest',
    '770 555 0172 Kirkwood',
    '4091 7735 2286',
  ])('may be “%s”', (password) => expect(problem(password)).toBeNull());

  it('has 12 characters or more', () => {
    expect(problem('abcdefghij!')).toBe('short');
    expect(problem('hjklzxvbnm,.')).toBeNull();
    // Eleven, however many units a letter takes.
    expect(problem('👧👦canoe day')).toBe('short');
  });

  it('is no longer than what the server reads of it: 72 bytes', () => {
    expect(problem('five canoes '.repeat(6))).toBeNull();
    expect(problem(`${'five canoes '.repeat(6)}x`)).toBe('long');
    expect(problem('ünf Kähne für Ä'.repeat(4))).toBe('long');
  });

  it.each([
    'Password1234!',
    'summer2026!!',
    '!!welcome2024',
    'qwertyuiop12',
    'iloveyouiloveyou',
    'aaaaaaaaaaaa',
    'abababababab',
    '123456789012',
    '987654321098',
    'Robin@Home.Example',
  ])('is not “%s”, which is easy to guess', (password) => expect(problem(password)).toBe('easy'));

  it('is not missing', () => expect(problem('')).toBe('empty'));
});
