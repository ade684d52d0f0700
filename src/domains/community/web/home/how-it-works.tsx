import { say } from '#languages/say.ts';

interface Step {
  title: string;
  text: string;
}

const STEPS: readonly Step[] = [
  {
    title: say('community.howItWorks.log.title'),
    text: say('community.howItWorks.log.text'),
  },
  {
    title: say('community.howItWorks.verify.title'),
    text: say('community.howItWorks.verify.text'),
  },
  {
    title: say('community.howItWorks.points.title'),
    text: say('community.howItWorks.points.text'),
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="full-bleed bg-sunken">
      <div className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-10 px-4 py-16 sm:px-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:py-24">
        <h2 id="how-it-works" className="text-3xl">
          {say('community.howItWorks.heading')}
        </h2>
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
