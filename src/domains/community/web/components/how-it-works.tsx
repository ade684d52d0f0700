interface Step {
  title: string;
  text: string;
}

const STEPS: readonly Step[] = [
  {
    title: 'Say what you did',
    text: 'An afternoon at a river, a class taught, a roof with panels on it: with the place, the people and the goals that it serves.',
  },
  {
    title: 'Have it checked',
    text: 'Judges of the community read it before it counts. A decision comes with its reason, and with a way to answer.',
  },
  {
    title: 'Watch it add up',
    text: 'What was checked gives points, stands in the totals of your council and your goals, and opens scholarships and other opportunities.',
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="bg-sunken">
      <div className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-10 px-4 py-16 sm:px-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:py-24">
        <div>
          <h2 id="how-it-works" className="text-3xl">
            How it works
          </h2>
          <p className="mt-6 max-w-[36ch] border-l-4 border-action pl-5 text-muted">
            Logging, checking and scholarships are open today. Councils open next.
          </p>
        </div>
        <ol>
          {STEPS.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line py-7 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[4.5rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="font-display text-3xl text-link tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-2 max-w-prose text-lg text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
