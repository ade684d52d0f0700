import type { MediaUse, OwnMedia } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayBytes } from '#platform/shared/bytes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Day } from '#ui/lists/day.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { nameOf, STATES, sayKind, usePathOf } from './own-texts.ts';

interface OwnFileRowProps {
  file: OwnMedia;
  /** Pictures only; documents open directly. */
  onLook: () => void;
  /** Pictures only. */
  onDescribe: () => void;
  onDelete: () => void;
}

export function OwnFileRow({ file, onLook, onDescribe, onDelete }: OwnFileRowProps) {
  const { media, bytes, uses, canDelete, createdAt } = file;
  const name = nameOf(file);
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-x-6">
      {media.kind === 'picture' ? (
        <button
          type="button"
          id={`file-${media.id}`}
          onClick={onLook}
          aria-label={say('media.ownFileRow.viewPicture', { name: isolate(name) })}
          className="block self-start overflow-hidden rounded-e-md"
        >
          <img
            src={media.widths[0]?.url ?? media.url}
            alt=""
            loading="lazy"
            decoding="async"
            style={media.blurDataUrl ? { backgroundImage: `url("${media.blurDataUrl}")` } : undefined}
            className="aspect-[3/2] w-full bg-sunken bg-cover object-cover"
          />
        </button>
      ) : (
        <span className="grid aspect-[3/2] place-items-center self-start rounded-e-md border border-line bg-sunken text-sm font-semibold text-muted">
          {say('media.ownFileRow.pdf')}
        </span>
      )}
      <div className="min-w-0">
        <h2 dir="auto" className="font-sans text-base font-semibold tracking-normal">
          {media.kind === 'document' ? (
            <a dir="auto" href={media.url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        <p className="mt-0.5 text-sm text-muted tabular-nums">
          {media.alt && media.fileName && (
            <>
              <bdi>{media.fileName}</bdi>
              {say('language.comma')}
            </>
          )}
          {sayBytes(bytes)}
          {say('language.comma')}
          <Day value={createdAt} />
        </p>
        {media.kind === 'picture' && media.alt === null && (
          <p className="mt-0.5 text-sm text-muted">{say('media.ownFileRow.noDescription')}</p>
        )}
        {uses.length === 0 ? (
          <p className="mt-2 text-sm text-muted">{say('media.ownFileRow.notUsed')}</p>
        ) : (
          <ul className="mt-2 space-y-1.5">
            {uses.map((use) => (
              <Use key={`${use.kind} ${use.id}`} use={use} />
            ))}
          </ul>
        )}
        {!canDelete && (
          <p id={`kept-${media.id}`} className="mt-2 max-w-prose text-sm text-muted">
            {say('media.ownFileRow.keptAsProof')}
          </p>
        )}
      </div>
      <div className="col-start-2 flex flex-wrap gap-2 justify-self-start sm:col-start-3 sm:self-start">
        {media.kind === 'picture' && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={say('media.ownFileRow.describeNamed', { name: isolate(name) })}
            onClick={onDescribe}
          >
            {say('media.ownFileRow.describe')}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          aria-label={say('media.ownFileRow.deleteNamed', { name: isolate(name) })}
          disabled={!canDelete}
          aria-describedby={canDelete ? undefined : `kept-${media.id}`}
          onClick={onDelete}
        >
          {say('media.ownFileRow.delete')}
        </Button>
      </div>
    </li>
  );
}

function Use({ use }: { use: MediaUse }) {
  const path = usePathOf(use);
  const { label, tone } = STATES[use.state];
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
      <span className="text-muted">{sayKind(use)}</span>
      {path && (
        <TextLink dir="auto" to={path}>
          {use.title}
        </TextLink>
      )}
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
}
