/** Text with the search matches marked. */
interface MarkedTextProps {
  text: string;
  /** Ordered, non-overlapping ranges. */
  ranges: readonly (readonly [from: number, to: number])[];
}

export function MarkedText({ text, ranges }: MarkedTextProps) {
  const parts = ranges.map(([from, to], index) => ({
    from,
    before: text.slice(index === 0 ? 0 : (ranges[index - 1]?.[1] ?? 0), from),
    marked: text.slice(from, to),
  }));
  return (
    <>
      {parts.map(({ from, before, marked }) => (
        <span key={from}>
          {before}
          <mark className="bg-accent-wash text-inherit underline decoration-2 underline-offset-4">{marked}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
