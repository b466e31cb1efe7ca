import { beforeEach, describe, expect, it } from 'vitest';
import { closeToast, forgetToast, toast, useToasts } from './toasts.ts';

const titles = () => useToasts.getState().toasts.map(({ title }) => title);

beforeEach(() => {
  useToasts.setState({ toasts: [] });
});

describe('toasts', () => {
  it('are good news unless told otherwise', () => {
    toast({ title: 'Saved' });
    toast({ title: 'Not saved', tone: 'danger' });
    expect(useToasts.getState().toasts.map(({ tone }) => tone)).toEqual(['good', 'danger']);
  });

  it('keep the newest three', () => {
    for (const title of ['one', 'two', 'three', 'four']) toast({ title });
    expect(titles()).toEqual(['two', 'three', 'four']);
  });

  it('news makes room before an error does', () => {
    toast({ title: 'Not saved', tone: 'danger' });
    for (const title of ['one', 'two', 'three']) toast({ title });
    expect(titles()).toEqual(['Not saved', 'two', 'three']);
    for (const title of ['Not sent', 'Not kept']) toast({ title, tone: 'danger' });
    expect(titles()).toEqual(['Not saved', 'Not sent', 'Not kept']);
    toast({ title: 'four' });
    expect(titles()).toEqual(['Not sent', 'Not kept', 'four']);
  });

  it('do not stack the same words', () => {
    toast({ title: 'Removed', description: 'Pine & Paddle' });
    toast({ title: 'Removed', description: 'Sew What?' });
    toast({ title: 'Removed', description: 'Pine & Paddle' });
    expect(useToasts.getState().toasts.map(({ description }) => description)).toEqual([
      'Sew What?',
      'Pine & Paddle',
    ]);
  });

  it('close first and are forgotten after', () => {
    const id = toast({ title: 'Kept' });
    closeToast(id);
    expect(useToasts.getState().toasts.map(({ open }) => open)).toEqual([false]);
    forgetToast(id);
    expect(titles()).toEqual([]);
  });
});
