import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Reports the state or transition that is clicked, tapped or activated by keyboard; null for the background. */
export function useChartSelection(frame: RefObject<SVGSVGElement | null>, onSelect: (id: string | null) => void): void {
  const latest = useRef(onSelect);
  useLayoutEffect(() => {
    latest.current = onSelect;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const select = ({ target }: Event) => {
      const pressed = target instanceof Element ? target.closest<SVGElement>('[data-state], [data-transition]') : null;
      latest.current(pressed?.dataset['state'] ?? pressed?.dataset['transition'] ?? null);
    };
    const press = (event: KeyboardEvent) => {
      const isOnState = event.target instanceof Element && event.target.matches('[data-state]');
      if (!isOnState || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      select(event);
    };
    element.addEventListener('click', select);
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('click', select);
      element.removeEventListener('keydown', press);
    };
  }, [frame]);
}
