/**
 * Isolates user-written text inside a string, as `Bdi` does in markup: for options, `title` attributes and other text that
 * cannot contain elements.
 */
export const isolate = (text: string) => `\u2068${text}\u2069`;
