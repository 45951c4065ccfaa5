// Words on the page that are not saved yet, for those who are about to do away with the page.

/** Asks the reader whether to go on; calls `proceed` if so. */
export type Guard = (proceed: () => void) => void;

let guard: Guard | undefined;

/** Puts a guard over the page's words; returns the function that takes it away. */
export function guardWords(ask: Guard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Whether there are words that would be lost with the page. */
export const hasUnsaved = (): boolean => guard !== undefined;

/** Gives the page's words up without asking: they are not those of whoever would be asked. */
export function giveUpWords(): void {
  guard = undefined;
}

/** Does something that would lose unsaved words: at once where there are none, else when the reader agrees. */
export function unlessUnsaved(proceed: () => void): void {
  if (guard) guard(proceed);
  else proceed();
}
