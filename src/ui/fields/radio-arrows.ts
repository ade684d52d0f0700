import { stepOfArrow } from '../text/direction.ts';

/**
 * Swaps the arrow keys in groups of radio buttons on right-to-left pages: browsers always move back on the left arrow
 * key, although there the next button is on the left.
 */
export function mirrorRadioArrows(): void {
  addEventListener('keydown', (event) => {
    const step = stepOfArrow(event.key);
    const { target } = event;
    if (step === 0 || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    event.preventDefault();
    const all = [...(target.form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    const group = all.filter(({ name, form, disabled }) => name === target.name && form === target.form && !disabled);
    const next = group[(group.indexOf(target) + step + group.length) % group.length];
    next?.focus();
    next?.click();
  });
}
