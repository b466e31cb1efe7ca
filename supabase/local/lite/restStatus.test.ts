import { expect, test } from 'vitest';
import { restStatus } from './restStatus.ts';

// The table of PostgREST ("HTTP Status Codes" of its errors reference).
test.each([
  ['08006', 503, 'the connection broke'],
  ['53100', 503, 'the disk is full'],
  ['53200', 503, 'out of memory'],
  ['53300', 503, 'too many connections'],
  ['57P01', 503, 'the server is shutting down'],
  ['53400', 500, 'a configured limit'],
  ['40001', 500, 'two transactions cannot both be right'],
  ['40P01', 500, 'a deadlock'],
  ['57014', 500, 'the question took too long'],
  ['58030', 500, 'the disk cannot be read'],
  ['54001', 500, 'the question is too complex'],
  ['55P03', 500, 'somebody holds the lock'],
  ['25P02', 500, 'the transaction has failed'],
  ['XX000', 500, 'a fault of the database'],
  ['P0002', 500, 'a fault of a function'],
  ['09000', 500, 'a trigger failed'],
  ['25006', 405, 'a GET may not write'],
  ['0P000', 403, 'no such role'],
  ['28000', 403, 'the role may not sign in'],
  ['23503', 409, 'the row it names is missing'],
  ['23505', 409, 'there is such a row'],
  ['42883', 404, 'no such function'],
  ['42P01', 404, 'no such table'],
  ['42P17', 500, 'a policy that asks itself'],
  ['P0001', 400, 'a function refused'],
  ['23514', 400, 'a value out of bounds'],
  ['23001', 400, 'rows are never removed'],
  ['22023', 400, 'not a cursor'],
])('maps the error %s to %i: %s', (code, status) => {
  expect(restStatus(code)).toBe(status);
});
