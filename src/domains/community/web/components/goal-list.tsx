import { GOALS, goalColor } from '../../../goals/goals.ts';

/** Each goal is a line in its own colour, one longer than the one before: seventeen lines that rise together. */
export function GoalList() {
  return (
    <section aria-labelledby="goals" className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-8 lg:py-24">
      <div className="max-w-prose">
        <h2 id="goals" className="text-3xl">
          Seventeen goals
        </h2>
        <p className="mt-3 text-lg text-muted">
          Whatever somebody logs serves one to five of the goals that the United Nations set for 2030.
        </p>
      </div>
      <ol className="mt-10">
        {GOALS.map(({ number, name }) => (
          <li
            key={number}
            className="grid grid-cols-[2rem_minmax(0,1fr)] items-center gap-x-3 py-1.5 sm:grid-cols-[2rem_minmax(0,22rem)_minmax(0,1fr)]"
          >
            <span className="text-right text-sm text-muted tabular-nums">{number}</span>
            <span className="font-semibold">{name}</span>
            <span
              aria-hidden="true"
              className="col-start-2 mt-1 h-1.5 rounded-r-full sm:col-start-3 sm:mt-0 sm:h-2"
              style={{ backgroundColor: goalColor(number), width: `${28 + number * 4.2}%` }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
