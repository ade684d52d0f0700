import { say } from '#languages/say.ts';
import { coverageWords } from '../coverage.ts';
import { FLOWS } from '../drawn-flows.ts';
import { FLOW_AREAS } from '../flows/flow.ts';
import { JOURNEYS } from '../flows/journeys.ts';
import { nameOf } from '../flows/names.ts';
import { AddressLink } from './address-link.tsx';
import { type ChangeAddress, ELSEWHERE } from './use-address.ts';

/** The start page, for people who have a question but don't know any flow by name. */
export function Start({ onChange }: { onChange: ChangeAddress }) {
  return (
    <div className="h-full overflow-y-auto px-5 py-8 lg:px-12 lg:py-12">
      <h1 className="text-3xl">{say('inspector.start.heading')}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        {say('inspector.start.everything', { count: FLOWS.length })}
      </p>
      <ul className="mt-8 grid max-w-5xl gap-3 md:grid-cols-2">
        {JOURNEYS.map(({ id, chapters }) => (
          <li key={id} className="first:md:col-span-2">
            <AddressLink
              to={{ ...ELSEWHERE, journey: id, find: '' }}
              onChange={onChange}
              className="block h-full w-full rounded-e-lg border border-s-4 border-line border-s-action bg-raised px-5 py-4 text-start hover:border-ink hover:border-s-action"
            >
              <span className="block font-display text-xl text-balance">{nameOf('journeys', id)}</span>
              <span className="mt-1 block text-sm text-muted">
                {say('inspector.start.steps', { count: chapters.length })}
              </span>
            </AddressLink>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        <AddressLink
          to={{ ...ELSEWHERE, mode: 'numbers' }}
          onChange={onChange}
          className="font-semibold text-link underline underline-offset-4"
        >
          {say('inspector.start.numbers')}
        </AddressLink>
        <AddressLink
          to={{ ...ELSEWHERE, mode: 'versions' }}
          onChange={onChange}
          className="font-semibold text-link underline underline-offset-4"
        >
          {say('inspector.start.versions')}
        </AddressLink>
      </p>
      <h2 className="mt-12 text-2xl">{say('inspector.start.allFlows')}</h2>
      <div className="mt-4 grid max-w-5xl gap-x-10 gap-y-8 md:grid-cols-2">
        {Object.values(FLOW_AREAS).map((area) => (
          <div key={area}>
            <h3 className="font-sans text-sm font-semibold tracking-normal text-muted">{area}</h3>
            <ul>
              {FLOWS.filter((flow) => flow.area === area).map((flow) => (
                <li key={flow.id} className="border-b border-line py-3">
                  <AddressLink
                    to={{ ...ELSEWHERE, flow: flow.id }}
                    onChange={onChange}
                    className="font-semibold text-link underline underline-offset-4"
                  >
                    {flow.name}
                  </AddressLink>
                  <p className="text-sm text-muted">{flow.chart.description}</p>
                  <p className="mt-1 text-sm">{coverageWords(flow.chart)}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
