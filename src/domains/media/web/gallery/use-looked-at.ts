import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PICTURE } from './gallery-address.ts';

interface Trace {
  /** Whether it was opened from the gallery: then the way out is a step back. */
  isOpenedHere?: boolean;
}

export interface LookedAt {
  /** Of the picture that is open. */
  id: string | null;
  /** The address at which a picture is open. */
  addressOf: (id: string) => { search: string };
  /** What a link to that address takes along. */
  trace: Trace;
  move: (id: string) => void;
  close: () => void;
}

/** The picture that is looked at stands in the address: it can be shared, and the back button closes it. */
export function useLookedAt(): LookedAt {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = (state as Trace | null)?.isOpenedHere === true;
  const searchWith = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete(PICTURE);
    else next.set(PICTURE, id);
    return `?${next}`;
  };
  const stay = { replace: true, preventScrollReset: true };
  return {
    id: params.get(PICTURE),
    addressOf: (id) => ({ search: searchWith(id) }),
    trace: { isOpenedHere: true },
    move: (id) => void navigate({ search: searchWith(id) }, { ...stay, state }),
    close: () => void (isOpenedHere ? navigate(-1) : navigate({ search: searchWith(null) }, stay)),
  };
}
