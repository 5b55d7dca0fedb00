import { act, render } from '@testing-library/react';
import { createElement, type FC, memo, useState } from 'react';
import { createSignatureFunctionForTransform, register } from 'react-refresh';
import { refreshDeployed } from './deployed.ts';
import { hotType } from './hot-type.ts';

/* The refresh runtime is the real one, and React does not know it, as in a deployed portal. */

const reload = jest.fn();
beforeEach(() => reload.mockClear());

/** What the compiler makes of a component's sources, with the key of its hooks. */
function edited<Type>(id: string, type: Type, hooks = 'useState'): Type {
  register(type, id);
  createSignatureFunctionForTransform()(type, hooks);
  return type;
}
const counter =
  (label: string): FC =>
  () => {
    const [count, add] = useState(0);
    return createElement('button', { type: 'button', onClick: () => add(count + 1) }, `${label} ${count}`);
  };
function shown(id: string) {
  const { container } = render(createElement(hotType(edited(id, counter('first')))));
  const button = () => container.querySelector('button');
  act(() => button()?.click());
  return () => button()?.textContent;
}
const refresh = () => act(() => refreshDeployed(reload));

test('an edit of a component is shown, and its state stays', () => {
  const text = shown('kept');
  edited('kept', counter('second'));
  refresh();
  expect([text(), reload.mock.calls.length]).toEqual(['second 1', 0]);
});

test('with other hooks it begins anew', () => {
  const text = shown('anew');
  edited('anew', counter('second'), 'useState, useId');
  refresh();
  expect([text(), reload.mock.calls.length]).toEqual(['second 0', 0]);
});

test('what only React can call is left to it, and its edit loads the page again', () => {
  const first = edited('memo', memo(counter('first')));
  expect(hotType(first)).toBe(first);
  edited('memo', memo(counter('second')));
  refresh();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where the shell has the runtime, React replaces the components itself', () => {
  globalThis.portalRefresh = {} as typeof globalThis.portalRefresh;
  const type = edited('with runtime', counter('first'));
  expect(hotType(type)).toBe(type);
  globalThis.portalRefresh = undefined;
});
