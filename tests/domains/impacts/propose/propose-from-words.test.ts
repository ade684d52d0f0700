import { describe, expect, it } from 'vitest';
import { type EarlierImpact, proposeFromWords } from '#domains/impacts/server/propose/propose-from-words.ts';

const NAMES = ['Planting', 'Clean-up', 'Teaching', 'Food', 'Water', 'Getting around', 'Fundraising', 'Something else'];
const kinds = NAMES.map((name) => ({ id: `id of ${name}`, name }));
const propose = (words: string, earlier: EarlierImpact[] = []) =>
  proposeFromWords(words, { kinds, goalsOff: [], earlier });
const kindOf = (words: string) => propose(words).eventType?.id.replace('id of ', '') ?? null;

const hedge: EarlierImpact = {
  title: 'A hedge for the schoolyard',
  words: 'A hedge for the schoolyard. The fourth class dug and watered.',
  kindId: 'id of Teaching',
  sdgs: [4, 15],
};
const market: EarlierImpact = {
  title: 'Market day',
  words: 'Market day on the square',
  kindId: 'id of Food',
  sdgs: [2],
};

describe('proposeFromWords', () => {
  it.each([
    ['We planted forty trees by the river.', 'Planting'],
    ['Wir haben am Ufer Müll gesammelt.', 'Clean-up'],
    ['Vierzig Bäume gepflanzt.', 'Planting'],
    ['Nous avons planté des arbres et une haie.', 'Planting'],
    ['Limpiamos la playa y sacamos mucha basura.', 'Clean-up'],
    ['زرعنا أشجارًا في الحي', 'Planting'],
    ['Homework help for twelve pupils', 'Teaching'],
    ['Recolté des légumes pour les repas du quartier', 'Food'],
  ])('knows what “%s” is', (words, kind) => {
    expect(kindOf(words)).toBe(kind);
  });

  it('takes no word for what is only part of it', () => {
    expect(kindOf('We walked along the street')).not.toBe('Planting');
    expect(kindOf('We recycled')).not.toBe('Getting around');
    expect(propose('Hello there everyone')).toEqual({ eventType: null, sdgs: null });
    expect(propose('')).toEqual({ eventType: null, sdgs: null });
  });

  it('says which word it was, as it’s written, and proposes three goals at most, the likeliest first', () => {
    const { eventType, sdgs } = propose('MANGROVES planted at the beach: trees, for the climate');
    expect(eventType?.because).toEqual({ from: 'words', detail: 'MANGROVES' });
    expect(sdgs?.ids).toHaveLength(3);
    expect(sdgs?.ids).toEqual(expect.arrayContaining([13, 14, 15]));
  });

  it('proposes what a similar impact of the member’s was, rather than what the words say', () => {
    const { eventType, sdgs } = propose('A new hedge for our schoolyard', [market, hedge]);
    const because = { from: 'earlier', detail: 'A hedge for the schoolyard' };
    expect(eventType).toEqual({ id: 'id of Teaching', because });
    expect(sdgs).toEqual({ ids: [4, 15], because });
  });

  it('takes the latest of two that are as similar', () => {
    const later = { ...hedge, kindId: 'id of Planting' };
    expect(propose('A new hedge for our schoolyard', [later, hedge]).eventType?.id).toBe('id of Planting');
  });

  it('goes by the words if one word is all there is in common', () => {
    expect(propose('A hedge', [hedge]).eventType?.id).toBe('id of Planting');
  });

  it('proposes a habit where the words say nothing, and no habit that isn’t one', () => {
    const habit = [market, hedge, market, market];
    expect(propose('', habit).eventType).toMatchObject({ id: 'id of Food', because: { detail: 'Market day' } });
    expect(propose('', [market, hedge, market, hedge])).toEqual({ eventType: null, sdgs: null });
    expect(propose('We planted trees', habit).eventType?.id).toBe('id of Planting');
  });
});
