interface Deferred {
  promise: Promise<void>;
  resolve: () => void;
}

/** Like `Promise.withResolvers`, which Firefox has only had since 121. */
export function createDeferred(): Deferred {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
