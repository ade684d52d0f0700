import { describe, expect, it } from 'vitest';
import { speakIn } from '#languages/reader.ts';
import { sayLocation } from '#languages/say-location.ts';

describe('sayLocation', () => {
  it.each([
    ['de', 'Suva, Fiji', 'Suva, Fidschi'],
    ['fr', 'Ziguinchor, Casamance, Senegal', 'Ziguinchor, Casamance, Sénégal'],
    ['es', 'Germany', 'Alemania'],
    ['ar', 'Cairo, Egypt', 'القاهرة، مصر'],
    ['de', 'Altstadt, Cologne, Germany', 'Altstadt, Köln, Deutschland'],
    ['fr', 'Aswan, Egypt', 'Assouan, Égypte'],
    ['de', 'Seattle, USA', 'Seattle, Vereinigte Staaten'],
  ] as const)('says in %s the city and the country at the end of "%s"', (language, location, said) => {
    expect(speakIn(language, () => sayLocation(location))).toBe(said);
  });

  it.each(['Atlanta, Georgia', 'Springfield', 'Along the river', 'In Chile we trust, or so'])(
    'leaves "%s" as it was written, which names no country or could be another place',
    (location) => {
      expect(speakIn('de', () => sayLocation(location))).toBe(location);
    },
  );

  it('leaves everything as it was written for readers of English', () => {
    expect(sayLocation('İstanbul, Turkey')).toBe('İstanbul, Turkey');
  });

  it('says nothing without a location', () => {
    expect(speakIn('de', () => sayLocation(null))).toBe('');
  });
});
