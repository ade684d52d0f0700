import type { SecondStepRule } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';

export const StaffTable = ({ staff }: Pick<SecondStepRule, 'staff'>) => (
  <TitledSection id="staff" title={say('auth.staffTable.title')}>
    <table className="mt-4 w-full text-start">
      <thead className="text-sm text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-start font-normal">
            {say('auth.staffTable.role')}
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            {say('auth.staffTable.people')}
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            {say('auth.staffTable.without')}
          </th>
        </tr>
      </thead>
      <tbody>
        {staff.map(({ role, people, without }) => (
          <tr key={role} className="border-b border-line">
            <th scope="row" className="py-3 text-start font-normal">
              {say('auth.secondStepRule.role', { role })}
            </th>
            <td className="py-3 text-end tabular-nums">{formatNumber(people)}</td>
            <td className="py-3 text-end font-semibold tabular-nums">{formatNumber(without)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </TitledSection>
);
