import { removeCouncilResource } from '#generated/councils/removeCouncilResource.gen.ts';
import type { CouncilResource } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { hostOf } from '#platform/browser/forms/web-address.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Written } from '#ui/text/written.tsx';
import { CouncilAction } from '../council-action.tsx';
import { REMOVE_RESOURCE } from '../council-actions.ts';

export function ResourceLine({ resource, canRemove }: { resource: CouncilResource; canRemove: boolean }) {
  const { id, councilId, title, description, kind, url, file, addedBy, createdAt } = resource;
  const address = url ?? file?.url;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge>{kind === 'link' ? say('councils.resourceLine.link') : say('councils.resourceLine.file')}</Badge>
          <span dir="auto" className="min-w-0 truncate">
            {kind === 'link' ? hostOf(url ?? '') : (file?.fileName ?? say('councils.resourceLine.file'))}
          </span>
        </p>
        <h3 className="mt-1 text-lg">
          {address ? (
            <a
              href={address}
              target="_blank"
              rel="noreferrer nofollow"
              className="text-link underline underline-offset-4"
            >
              <bdi>{title}</bdi>
              <span className="sr-only">{say('councils.resourceLine.newTab')}</span>
            </a>
          ) : (
            title
          )}
        </h3>
        {description && <Written text={description} className="mt-1 max-w-prose" />}
        <p className="mt-1 text-sm text-muted">
          <PersonName person={addedBy} />
          {say('language.comma')}
          <Ago value={createdAt} />
        </p>
      </div>
      {canRemove && (
        <CouncilAction
          councilId={councilId}
          words={REMOVE_RESOURCE}
          subject={title}
          isSubjectSaid
          variant="quiet"
          size="sm"
          act={() => removeCouncilResource({ path: { id } })}
          done={say('councils.resourceLine.resourceRemoved')}
        />
      )}
    </li>
  );
}
