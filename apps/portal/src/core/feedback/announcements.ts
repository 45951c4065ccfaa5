type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Announces a short text to screen readers, such as 'Clinic saved'. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
