import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PICTURE = 'picture';

interface Trace {
  /** Whether it was opened from the gallery, so that closing goes back. */
  isOpenedHere?: boolean;
}

export interface OpenPictureControl {
  /** The open picture's id. */
  id: string | null;
  addressOf: (id: string) => { search: string };
  /** Router state for links to a picture. */
  trace: Trace;
  move: (id: string) => void;
  close: () => void;
}

/** Keeps the open picture in the URL, so it can be shared and the back button closes it. */
export function useOpenPicture(): OpenPictureControl {
  const [params] = useSearchParams();
  const location = useLocation();
  const { state } = location;
  const navigate = useNavigate();
  const isOpenedHere = (state as Trace | null)?.isOpenedHere === true;
  const leaving = useRef<typeof location>(null);
  const searchWith = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete(PICTURE);
    else next.set(PICTURE, id);
    return `?${next}`;
  };
  const stay = { replace: true, preventScrollReset: true };
  function close() {
    if (!isOpenedHere) return void navigate({ search: searchWith(null) }, stay);
    // Going back takes the browser a moment, so ignore a second press, which would go back twice.
    if (leaving.current === location) return;
    leaving.current = location;
    void navigate(-1);
  }
  return {
    id: params.get(PICTURE),
    addressOf: (id) => ({ search: searchWith(id) }),
    trace: { isOpenedHere: true },
    move: (id) => void navigate({ search: searchWith(id) }, { ...stay, state }),
    close,
  };
}
