import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { coverageWords } from '../coverage.ts';
import { FLOW_AREAS } from '../flows/flow.ts';
import { AddressLink } from './address-link.tsx';
import type { Found } from './find.ts';
import { type Address, type ChangeAddress, ELSEWHERE } from './use-address.ts';

interface FlowListProps {
  found: readonly Found[];
  address: Address;
  onChange: ChangeAddress;
}

const MAX_HITS = 8;
const LINK =
  'block w-full rounded-e-md border-s-4 border-unmarked px-2 py-1.5 text-start hover:bg-selected aria-[current]:border-action aria-[current]:bg-selected';

/** Every flow by area, or the search results. */
export function FlowList({ found, address, onChange }: FlowListProps) {
  // Numbers are looked up flow by flow.
  const mode = address.mode === 'numbers' ? address.mode : ELSEWHERE.mode;
  const at = (flow: string, item: string | null): Partial<Address> => ({ ...ELSEWHERE, flow, item, mode });
  const isSearching = address.find.trim() !== '';
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <search className="block px-5 pb-4">
        <TextField
          name="find"
          type="search"
          label={say('inspector.flowList.search')}
          autoComplete="off"
          value={address.find}
          onChange={({ target }) => onChange({ find: target.value })}
        />
      </search>
      <p role="status" className="sr-only">
        {isSearching && say('inspector.flowList.found', { count: found.length })}
      </p>
      <nav
        aria-label={say('inspector.flowList.flows')}
        className={classNames('min-h-0 flex-1 overflow-y-auto px-3 pb-6', !isSearching && 'max-lg:hidden')}
      >
        {found.length === 0 && <p className="px-2 text-muted">{say('inspector.flowList.noResults')}</p>}
        {Object.values(FLOW_AREAS).map((area) => {
          const here = found.filter(({ flow }) => flow.area === area);
          if (here.length === 0) return null;
          return (
            <div key={area} className="mb-4">
              <h2 className="px-2 pb-1 font-sans text-xs font-semibold tracking-normal text-muted">{area}</h2>
              <ul>
                {here.map(({ flow, hits }) => (
                  <li key={flow.id}>
                    <AddressLink
                      to={at(flow.id, null)}
                      onChange={onChange}
                      isCurrent={flow.id === address.flow && !address.item}
                      className={LINK}
                    >
                      <span className="block font-semibold">{flow.name}</span>
                      <span className="block text-xs text-muted">{coverageWords(flow.chart)}</span>
                    </AddressLink>
                    {hits.length > 0 && (
                      <ul className="mb-2 ms-3 border-s border-line ps-1">
                        {hits.slice(0, MAX_HITS).map((hit) => (
                          <li key={hit.id}>
                            <AddressLink
                              to={at(flow.id, hit.id)}
                              onChange={onChange}
                              isCurrent={hit.id === address.item}
                              className={LINK}
                            >
                              <span className="block text-sm">{hit.name}</span>
                              <span className="line-clamp-2 text-xs text-muted">{hit.note}</span>
                            </AddressLink>
                          </li>
                        ))}
                        {hits.length > MAX_HITS && (
                          <li className="px-2 py-1 text-xs text-muted">
                            {say('inspector.flowList.more', { count: hits.length - MAX_HITS })}
                          </li>
                        )}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
    </div>
  );
}
