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

  it('are news one at a time: they lie over the page', () => {
    for (const title of ['one', 'two', 'three']) toast({ title });
    expect(titles()).toEqual(['three']);
  });

  it('news makes room before an error does, of which three stay', () => {
    toast({ title: 'Not saved', tone: 'danger' });
    toast({ title: 'one' });
    expect(titles()).toEqual(['Not saved', 'one']);
    for (const title of ['Not sent', 'Not kept']) toast({ title, tone: 'danger' });
    expect(titles()).toEqual(['Not saved', 'Not sent', 'Not kept']);
    toast({ title: 'two' });
    expect(titles()).toEqual(['Not sent', 'Not kept', 'two']);
  });

  it('say an error once', () => {
    for (const description of ['Pine & Paddle', 'Sew What?', 'Pine & Paddle']) {
      toast({ title: 'Not removed', description, tone: 'danger' });
    }
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
