import { useRef } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useFocusAfter } from '#ui/focus/use-focus-after.ts';

interface SaveBarProps {
  /** How many settings have changed. */
  count: number;
  isSaving: boolean;
  onDiscard: () => void;
}

/** Below the fields; once something has changed, always in sight, since a form may be several screens long. */
export function SaveBar({ count, isSaving, onDiscard }: SaveBarProps) {
  const save = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter(count);
  const isChanged = count > 0;

  function discard() {
    focusAfter(() => save.current);
    onDiscard();
  }

  return (
    <div
      data-foot-bar={isChanged ? '' : undefined}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2',
        isChanged &&
          'bottom-[var(--bottom-bar,0px)] z-10 -mx-4 border-t border-line bg-page px-4 py-3 sm:-mx-8 sm:px-8 xl:mx-0 xl:max-w-xl xl:px-0 [@media(height>=40rem)]:sticky',
      )}
    >
      <Button
        ref={save}
        type="submit"
        pending={isSaving}
        pendingLabel={say('settings.form.saving')}
        off={!isChanged}
        aria-describedby="changed"
      >
        {say('settings.form.save')}
      </Button>
      {isChanged && (
        <Button variant="quiet" onClick={discard}>
          {say('settings.form.discard')}
        </Button>
      )}
      <p id="changed" className="text-sm text-muted">
        {isChanged ? say('settings.form.unsaved', { count }) : say('settings.form.unchanged')}
      </p>
    </div>
  );
}
