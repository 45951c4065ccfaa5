/** The state of a view while nothing of it is known yet. */
export interface Loading {
  status: 'loading';
}

/** A view as a resource answers it: whatever happened, it is no longer loading. */
export type Settled<View extends { status: string }> = Exclude<View, Loading>;
