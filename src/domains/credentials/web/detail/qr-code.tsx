import { useMemo } from 'react';
import { encode } from 'uqr';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';

/** White in dark mode too: many cameras can't read an inverted code. */
export function QrCode({ text, className }: { text: string; className: string }) {
  const { data, size } = useMemo(() => encode(text, { border: 2 }), [text]);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={say('credentials.page.qrCode')}
      shapeRendering="crispEdges"
      className={classNames('rounded-sm', className)}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
