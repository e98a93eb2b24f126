import { expect, test } from 'vitest';
import { deckShape } from './deck-format';

test('without layouts a slide has a type and elements, and nothing else', () => {
  expect(JSON.stringify(deckShape([]))).toBe(
    '{"name":"carousel","schema":{"type":"object","properties":{"title":{"type":"string"},"description":{"type":"string"},"slides":{"type":"array","items":{"type":"object","properties":{"type":{"type":"string","enum":["intro","content"]},"elements":{"type":"array","items":{"type":"object","properties":{"type":{"type":"string","enum":["title","subtitle","text","list","image"]},"content":{"type":"string"}},"required":["type","content"],"additionalProperties":false}}},"required":["type","elements"],"additionalProperties":false}}},"required":["title","description","slides"],"additionalProperties":false}}',
  );
});

test('with layouts a slide names one of them, or none by auto', () => {
  expect(JSON.stringify(deckShape(['cards', 'cta']))).toContain(
    '"layout":{"type":"string","enum":["auto","cards","cta"]},"elements"',
  );
});
