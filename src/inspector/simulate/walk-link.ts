/** A walk in an address: `~guard` for yes, `!guard` for no, after the event that evaluates the guard. */
import { BEGINNING, type WalkStep } from './walk.ts';

export function writeWalk(steps: readonly WalkStep[]): string {
  return steps
    .map(({ event, answers }) => {
      const given = Object.entries(answers).map(([guard, isSo]) => `${isSo ? '~' : '!'}${guard}`);
      return event + given.join('');
    })
    .join(',');
}

/** Anything invalid starts a new walk. */
export function readWalk(text: string | null): WalkStep[] {
  if (text === null) return [BEGINNING];
  return text.split(',').map((part) => {
    const [event = '', ...given] = part.split(/(?=[~!])/);
    const isAnswer = /^[~!]/.test(event);
    const answers = (isAnswer ? [event, ...given] : given).map((one) => [one.slice(1), one.startsWith('~')]);
    return { event: isAnswer ? '' : event, answers: Object.fromEntries(answers) };
  });
}
