import { useEffect, useState } from 'react';
import type { LivePage } from '../live-state.ts';
import { readTrace } from './trace.ts';

/** The recording in the address; empty if it can't be read. */
export function useTrace(text: string | null): LivePage | null {
  const [recorded, setRecorded] = useState<LivePage | null>(null);
  useEffect(() => {
    let isWanted = true;
    setRecorded(null);
    if (text === null) return;
    readTrace(text).then(
      (page) => isWanted && setRecorded(page),
      () => isWanted && setRecorded({ id: 'unreadable', title: '', path: '', actors: [], timeline: [], isWhole: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return recorded;
}
