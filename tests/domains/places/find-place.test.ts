import { describe, expect, it } from 'vitest';
import { REGIONS } from '#demo/impacts/regions.ts';
import { findPlace } from '#domains/places/server/match/find-place.ts';

const say = (location: string) => {
  const place = findPlace(location);
  return place && `${place.name}, ${place.country}`;
};

describe('findPlace', () => {
  it.each([
    ['Dakar, Senegal', 'Dakar, Senegal'],
    ['  ĐÀ NẴNG , viet nam ', 'Da Nang, Viet Nam'],
    ['Plateau, Dakar, Senegal', 'Dakar, Senegal'],
    ['Halifax, Leeds, England', 'Leeds, United Kingdom'],
    ['dakar senegal', 'Dakar, Senegal'],
    ['St. Louis, USA', 'St. Louis, United States'],
    ['A village, Malawi', 'Malawi, Malawi'],
    ['the Netherlands', 'Netherlands, Netherlands'],
    ['Tbilisi, Georgia', 'Tbilisi, Georgia'],
    ['Nairobi', 'Nairobi, Kenya'],
    ['Apia/Samoa', 'Apia, Samoa'],
  ])('finds %j', (location, found) => {
    expect(say(location)).toBe(found);
  });

  it.each([
    ['', 'nothing'],
    ['Our school', 'no place'],
    ['Birmingham', 'one of several'],
    ['Atlanta, Georgia', 'a state called like a country'],
    ['Santa Fe New Mexico', 'a state that ends like a country'],
    ['Springfield, Victoria', 'a state called like a city'],
    ['Portland, Oregon', 'a state'],
    ['Online', 'no place'],
  ])('leaves %j, %s, where it is', (location) => {
    expect(findPlace(location)).toBeNull();
  });

  it('knows where the demo community is', () => {
    const unknown = REGIONS.flatMap(({ country, places }) =>
      places
        .map((place) => `${place}, ${country}`)
        .filter((location) => say(location)?.startsWith(`${country},`) ?? true),
    );
    expect(unknown).toEqual([]);
  });
});
