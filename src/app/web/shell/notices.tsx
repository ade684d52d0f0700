import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { untilServerAnswers } from '#platform/browser/calls/connection.ts';
import { onConnectionChange, readConnection } from '#platform/browser/calls/connection-state.ts';
import { onKeptAtChange, readKeptAt } from '#platform/browser/calls/kept-answers.ts';
import { isWorkedOn } from '#platform/browser/calls/stale.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { DAY_MS } from '#platform/shared/moment.ts';
import { dismissToast, toast } from '#ui/feedback/toast.ts';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { calendarPageOf, formatDay, formatTime } from '#ui/shared/dates.ts';
import { setOffline } from '#ui/timing/offline.ts';
import { hideLostPictures } from '../offline/lost-pictures.ts';
import { FreshProofGate } from './fresh-proof-gate.tsx';
import { sharedQueryClient } from './shared-query-client.ts';

/** Toasts, including one while the connection is lost, and the question that a call may wait for. */
export function Notices() {
  const connection = useSyncExternalStore(onConnectionChange, readConnection);
  const keptAt = useSyncExternalStore(onKeptAtChange, readKeptAt);
  const isOpening = useNavigation().state !== 'idle';
  const isKept = keptAt !== null;
  useEffect(() => {
    if (isKept) void readAgainOnceAnswered();
  }, [isKept]);
  const isOpen = connection === 'open';
  useEffect(() => {
    setOffline(!isOpen);
    return isOpen ? undefined : hideLostPictures();
  }, [isOpen]);
  useEffect(() => {
    if (connection === 'open') return;
    const notice = toast({
      message:
        connection === 'offline'
          ? say('app.notices.offline')
          : say('app.notices.unreachable', { name: readPageSettings().appName }),
      detail: isOpening ? say('app.notices.opensLater') : sayAge(keptAt),
      tone: 'warning',
      duration: null,
    });
    return () => dismissToast(notice);
  }, [connection, isOpening, keptAt]);
  return (
    <>
      <Toaster />
      <FreshProofGate />
    </>
  );
}

/** Of what is shown, if it was kept on this device. */
function sayAge(keptAt: number | null): string {
  if (keptAt === null) return say('app.notices.resumesLater');
  const moment = new Date(keptAt);
  const isToday = calendarPageOf(moment).day === calendarPageOf(new Date()).day && Date.now() - keptAt < DAY_MS;
  return say('app.notices.keptSince', { time: isToday ? formatTime(moment) : formatDay(moment, { time: true }) });
}

/** Forms and queues stay as they are, since someone works on them. */
async function readAgainOnceAnswered(): Promise<void> {
  await untilServerAnswers();
  await sharedQueryClient.invalidateQueries({ predicate: (query) => !isWorkedOn(query) });
}
