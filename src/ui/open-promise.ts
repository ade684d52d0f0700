interface OpenPromise {
  promise: Promise<void>;
  resolve: () => void;
}

/** Like `Promise.withResolvers`, which Firefox has only had since 121. */
export function openPromise(): OpenPromise {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
