import { clearDraft, DRAFT_KEY } from './draft';

test('the draft is forgotten, and nothing else', () => {
  sessionStorage.setItem(DRAFT_KEY, '{"name":"Ada"}');
  sessionStorage.setItem('other', 'stays');
  clearDraft();
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  expect(sessionStorage.getItem('other')).toBe('stays');
});

test('a storage that is closed is no fault', () => {
  const removeItem = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(clearDraft).not.toThrow();
  expect(removeItem).toHaveBeenCalledTimes(1);
  removeItem.mockRestore();
});
