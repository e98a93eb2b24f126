import { beforeEach, expect, test } from 'vitest';
import { closeAnyToast, useToastStore } from '../../../ui/toast/toast-store';
import { tellDraftFailure } from './tell-draft-failure';

beforeEach(closeAnyToast);

const title = () => useToastStore.getState().toast?.title;

test('a device that keeps nothing is told of once', () => {
  tellDraftFailure(new TypeError('indexedDB is undefined'));
  expect(title()).toBe('Este navegador não guarda rascunhos');
  closeAnyToast();
  tellDraftFailure(new DOMException('', 'InvalidStateError'));
  expect(title()).toBeUndefined();
});

test('a device that is full is told of as such', () => {
  tellDraftFailure(new DOMException('', 'QuotaExceededError'));
  expect(title()).toBe('Armazenamento cheio neste dispositivo');
});
