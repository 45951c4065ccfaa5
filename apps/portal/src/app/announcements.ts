// What screen readers are told when something is done that changes little on the screen.

type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Announces a short text: 'Clinic saved'. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/** Calls `listener` with each announcement; returns the function that ends it. */
export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
