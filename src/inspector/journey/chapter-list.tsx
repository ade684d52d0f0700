import type { Journey } from '../flows/journeys.ts';
import { findFlow } from '../flows.ts';

interface ChapterListProps {
  journey: Journey;
  at: number;
  onChapter: (at: number) => void;
}

export function ChapterList({ journey, at, onChapter }: ChapterListProps) {
  return (
    <ol className="grid gap-1">
      {journey.chapters.map(({ flow, told, walk }, index) => {
        const isCurrent = index === at;
        return (
          <li key={`${flow} ${walk}`}>
            <button
              type="button"
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => onChapter(index)}
              className="block w-full border-s-4 border-line not-aria-[current]:forced-colors:border-unmarked px-3 py-2 text-start hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-wash"
            >
              <span className="block text-sm text-muted">
                {index + 1}. {findFlow(flow)?.name}
              </span>
              <span className={isCurrent ? '' : 'line-clamp-1'}>{told}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
