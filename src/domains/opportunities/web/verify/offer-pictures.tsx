import type { Opportunity } from '../../../../../generated/types.gen.ts';

/** The pictures side by side, each opening whole in a tab of its own; papers by their names. */
export function OfferPictures({ opportunity: { media } }: { opportunity: Opportunity }) {
  if (media.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {media.map(({ id, kind, url, widths, alt, fileName }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" className="block hover:underline">
            {kind === 'picture' ? (
              <img
                src={widths[0]?.url ?? url}
                alt={alt ?? 'A picture without a description'}
                loading="lazy"
                decoding="async"
                className="h-32 rounded-r-md bg-sunken object-cover"
              />
            ) : (
              <span className="grid h-32 w-32 place-items-center rounded-r-md bg-sunken p-3 text-center text-sm break-words text-link">
                {fileName ?? 'Document'}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
