import { describe, expect, it } from 'vitest';
import { speakIn } from '#languages/reader.ts';
import { isolate } from '#ui/shared/isolate.ts';

const ARABIC = 'حملة تنظيف';

describe('words in a plain sentence', () => {
  it('stay as they are without letters that are written from right to left', () => {
    for (const words of ['', 'River clean-up (2024)', 'Huế, Đà Nẵng', 'Москва', '浜の清掃', '42 kg']) {
      expect(isolate(words)).toBe(words);
    }
  });

  it('are isolated in an Arabic one', () => {
    speakIn('ar', () => {
      expect(isolate('River clean-up (2024)')).toBe('\u2068River clean-up (2024)\u2069');
      expect(isolate('')).toBe('');
    });
  });

  it('are isolated with them, each line by itself, whatever comes first', () => {
    expect(`“${isolate(ARABIC)}” was verified.`).toBe(`“\u2068${ARABIC}\u2069” was verified.`);
    expect(isolate(`Cairo ${ARABIC}`)).toBe(`\u2068Cairo ${ARABIC}\u2069`);
    expect(isolate('שלום')).toBe('\u2068שלום\u2069');
    expect(isolate(`${ARABIC}\n\nThanks`)).toBe(`\u2068${ARABIC}\u2069\n\n\u2068Thanks\u2069`);
  });
});
