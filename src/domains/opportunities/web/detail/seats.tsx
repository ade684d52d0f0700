import type { Opportunity } from '#generated/types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import { saySeats } from '../facts.ts';

/** Above this number, text only. */
const MAX_DRAWN = 40;

/** A mark for each place, those that are left filled, as the text counts them. */
export function Seats({ opportunity }: { opportunity: Pick<Opportunity, 'seats' | 'seatsLeft'> }) {
  const { seats, seatsLeft } = opportunity;
  const isDrawn = seats !== null && seatsLeft !== null && seats <= MAX_DRAWN;
  return (
    <div>
      <p>{saySeats(opportunity)}</p>
      {isDrawn && (
        <div className="mt-2 flex flex-wrap gap-1" aria-hidden="true">
          {Array.from({ length: seats }, (_, seat) => seat).map((seat) => (
            <span
              key={seat}
              className={classNames(
                'size-3 rounded-e-full border border-action',
                seat < seatsLeft && 'bg-action forced-colors:bg-[CanvasText]',
              )}
            />
          ))}
        </div>
      )}
    </div>
  );
}
