import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { ControlProps } from '../lists/fields.ts';

/** Says that a list is narrowed to an area that was drawn on its map. */
export const AreaControl = ({ value, onChange, className }: ControlProps) =>
  value !== null && (
    <div className={classNames('self-end', className)}>
      <p className="text-sm font-semibold">{say('platform.areaControl.label')}</p>
      <Button variant="quiet" size="sm" className="-ms-3" onClick={() => onChange(null)}>
        {say('platform.areaControl.clear')}
      </Button>
    </div>
  );
