import type { ListEntry } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#ui/drawn/icons.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { MAX_NAME_LENGTH } from '../../lists.ts';
import { LanguageFields } from '../language-fields.tsx';

interface EntryRowProps {
  id: string;
  entry: ListEntry;
  name: string;
  /** Undefined for an entry of the community's own. */
  standardName: string | undefined;
  uses: number;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  disabled: boolean;
  onOpen: () => void;
  onMove: (step: -1 | 1) => void;
  onChange: (entry: ListEntry) => void;
  onRemove: () => void;
}

/** One entry of a list. Its names open below it. */
export function EntryRow(props: EntryRowProps) {
  const { id, entry, name, standardName, uses, isFirst, isLast, isOpen, disabled } = props;
  const { isRetired } = entry;
  const named = { name: isolate(name) };
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-44 wrap-anywhere">
          <bdi className={isRetired ? 'text-muted' : 'font-semibold'}>{name}</bdi>{' '}
          {isRetired && <Badge>{say('settings.entries.retired')}</Badge>}
          <span className="block text-sm text-muted">{say('settings.entries.uses', { count: uses })}</span>
        </p>
        {!disabled && (
          <div className="-mx-3 flex flex-wrap items-center">
            <Button
              variant="quiet"
              size="sm"
              off={isFirst}
              aria-label={say('ui.fileCard.moveUp', named)}
              onClick={() => props.onMove(-1)}
            >
              <ArrowUpIcon className="size-5" />
            </Button>
            <Button
              variant="quiet"
              size="sm"
              off={isLast}
              aria-label={say('ui.fileCard.moveDown', named)}
              onClick={() => props.onMove(1)}
            >
              <ArrowDownIcon className="size-5" />
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={isOpen}
              aria-label={say('settings.entries.renameOf', named)}
              onClick={props.onOpen}
            >
              {say('settings.entries.rename')}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={isRetired ? say('settings.entries.offerOf', named) : say('settings.entries.retireOf', named)}
              onClick={() => props.onChange({ ...entry, isRetired: !isRetired })}
            >
              {isRetired ? say('settings.entries.offer') : say('settings.entries.retire')}
            </Button>
            {standardName === undefined && uses === 0 && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={say('settings.entries.removeOf', named)}
                onClick={props.onRemove}
              >
                {say('settings.entries.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      {isOpen && !disabled && (
        <div className="mt-3 space-y-3 border-s-4 border-line ps-4">
          <p className="text-sm text-muted">
            {standardName === undefined
              ? say('settings.entries.namesHint')
              : say('settings.entries.standardHint', { name: isolate(standardName) })}
          </p>
          <LanguageFields
            id={id}
            maxLength={MAX_NAME_LENGTH}
            value={entry.names}
            onChange={(names) => props.onChange({ ...entry, names })}
          />
        </div>
      )}
    </li>
  );
}
