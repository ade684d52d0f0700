import { Notice } from '#ui/feedback/notice.tsx';
import { useArrival } from '../arrival.ts';

export function ArrivalNotice() {
  const { notice } = useArrival();
  if (!notice) return null;
  return (
    <Notice tone="success" isLive className="mt-8">
      {notice}
    </Notice>
  );
}
