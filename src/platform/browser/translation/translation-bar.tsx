import type { TextKind } from '#generated/types.gen.ts';
import { sayLanguageName } from '#languages/language-names.ts';
import { say } from '#languages/say.ts';
import { useLoginLink } from '#platform/browser/session/use-login-link.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import type { TranslationState } from './use-translation.ts';
import { WrittenInChoice } from './written-in-choice.tsx';

interface TranslationBarProps {
  of: { kind: TextKind; id: string; language?: string | null | undefined };
  translation: TranslationState;
  /** Whether the viewer may say which language it is. */
  isEditable?: boolean;
  /** Leaves out what visitors would have to log in for. */
  isBrief?: boolean;
  className?: string;
}

/** Which language a text is in, where that isn't the reader's or the reader wrote it, and its translation. */
export function TranslationBar({
  of,
  translation,
  isEditable = false,
  isBrief = false,
  className,
}: TranslationBarProps) {
  const viewer = useViewer();
  const { isOffered, translation: translated } = translation;
  const isAsked = isOffered && (viewer !== null || !isBrief);
  if (!of.language || !(isAsked || isEditable)) return null;
  return (
    <div className={classNames('text-sm text-muted', className)}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <p>
          {translated
            ? say('platform.translation.translated', {
                service: translated.service,
                language: sayLanguageName(translated.source),
              })
            : say('platform.translation.writtenIn', { language: sayLanguageName(of.language) })}
        </p>
        {isAsked && (viewer ? <Toggle translation={translation} /> : <LogIn />)}
        {isEditable && !translated && <WrittenInChoice of={of} />}
      </div>
      {translation.failure !== null && (
        <p role="alert" className="mt-1 max-w-prose text-danger">
          {translation.failure}
        </p>
      )}
    </div>
  );
}

/** One button for both ways, so that it keeps the focus. */
const Toggle = ({ translation: { isPending, translation, toggle } }: { translation: TranslationState }) => (
  <Button
    variant="quiet"
    size="sm"
    className="-ms-3"
    pending={isPending}
    pendingLabel={say('platform.translation.pending')}
    onClick={toggle}
  >
    {translation ? say('platform.translation.showOriginal') : say('platform.translation.translate')}
  </Button>
);

function LogIn() {
  const login = useLoginLink();
  return (
    <ButtonLink to={login.to()} variant="quiet" size="sm" className="-ms-3">
      {say('platform.translation.logIn')}
    </ButtonLink>
  );
}
