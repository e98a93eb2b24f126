import { beforeEach, expect, test } from 'vitest';
import { closeAnyToast, useToastStore } from '../../ui/toast/toast-store';
import { showDraftFailure } from './draft-keeper';
import { usePersistenceStore } from './persistence-store';

beforeEach(() => {
  closeAnyToast();
  usePersistenceStore.setState({ shownDraftFailures: [] });
});

const title = () => useToastStore.getState().toast?.title;

test('a device that keeps nothing is told of once', () => {
  showDraftFailure(new TypeError('indexedDB is undefined'));
  expect(title()).toBe('Este navegador não guarda rascunhos');
  closeAnyToast();
  showDraftFailure(new DOMException('', 'InvalidStateError'));
  expect(title()).toBeUndefined();
});

test('a device that is full is told of as such', () => {
  showDraftFailure(new DOMException('', 'QuotaExceededError'));
  expect(title()).toBe('Armazenamento cheio neste dispositivo');
});
