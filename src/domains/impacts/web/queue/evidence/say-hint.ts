/** What a hint says, and why. */
import type { Impact, ImpactHint, ImpactHintKind } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { figure, MEASURES } from './measures.ts';

interface Said {
  title: string;
  /** With the parts of `ImpactHints`. */
  why: string;
}

const SAID: Record<ImpactHintKind, (hint: ImpactHint, impact: Impact) => Said> = {
  same_picture: ({ more }) => ({
    title: say('impacts.hints.samePicture.title'),
    why: say('impacts.hints.samePicture.why', { more }),
  }),
  similar_picture: ({ more }) => ({
    title: say('impacts.hints.similarPicture.title'),
    why: say('impacts.hints.similarPicture.why', { more }),
  }),
  other_day: () => ({ title: say('impacts.hints.otherDay.title'), why: say('impacts.hints.otherDay.why') }),
  other_place: ({ distanceKm }, { location }) => ({
    title: say('impacts.hints.otherPlace.title'),
    why: say('impacts.hints.otherPlace.why', {
      distance: formatNumber(distanceKm ?? 0),
      place: isolate(location ?? ''),
    }),
  }),
  unusual_amount: (hint) => ({ title: say('impacts.hints.unusualAmount.title'), why: sayUnusual(hint) }),
  unmentioned_measure: (hint) => ({
    title: say('impacts.hints.unmentioned.title'),
    why: say('impacts.hints.unmentioned.why', { amount: sayAmount(hint, hint.amount) }),
  }),
  same_text: ({ more }) => ({
    title: say('impacts.hints.sameText.title'),
    why: say('impacts.hints.sameText.why', { more }),
  }),
  same_place_and_day: ({ more }) => ({
    title: say('impacts.hints.samePlaceAndDay.title'),
    why: say('impacts.hints.samePlaceAndDay.why', { more }),
  }),
};

export const sayHint = (hint: ImpactHint, impact: Impact): Said => SAID[hint.kind](hint, impact);

function sayUnusual(hint: ImpactHint): string {
  const values = {
    amount: sayAmount(hint, hint.amount),
    usual: figure(rounded(hint.usual)),
    impacts: hint.impacts ?? 0,
  };
  return hint.measure === 'hours'
    ? say('impacts.hints.unusualAmount.perPerson', values)
    : say('impacts.hints.unusualAmount.perHour', values);
}

/** "1,500 trees" */
function sayAmount({ measure }: ImpactHint, amount: number | null): string {
  const told = MEASURES.find(({ key }) => key === measure);
  return told ? told.sayAmount(rounded(amount)) : '';
}

/** Rates of less than ten keep their first digits. */
const rounded = (value: number | null): number => {
  const given = value ?? 0;
  return given < 10 ? Math.round(given * 10) / 10 : Math.round(given);
};
