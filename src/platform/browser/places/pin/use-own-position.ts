import { useState } from 'react';
import type { Spot } from '#ui/map/mercator.ts';

type State = 'resting' | 'pending' | 'refused';

const TIMEOUT_MS = 10_000;

/** Where the device is, asked by the browser. Nothing of it leaves the page but the point that is then chosen. */
export function useOwnPosition(onFound: (spot: Spot) => void) {
  const [state, setState] = useState<State>('resting');
  function find() {
    setState('pending');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('resting');
        onFound({ latitude, longitude });
      },
      () => setState('refused'),
      { timeout: TIMEOUT_MS },
    );
  }
  return {
    isOffered: 'geolocation' in navigator,
    isPending: state === 'pending',
    isRefused: state === 'refused',
    find,
  };
}
