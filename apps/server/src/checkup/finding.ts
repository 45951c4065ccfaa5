export interface Finding {
  /** One word or two. */
  subject: string;
  /** `unknown` when it could not be checked. */
  state: 'ok' | 'problem' | 'unknown';
  /** One or two sentences: what is so and, unless it is good, what to do. */
  text: string;
}

export const ok = (subject: string, text: string): Finding => ({ subject, state: 'ok', text });

export const problem = (subject: string, text: string): Finding => ({
  subject,
  state: 'problem',
  text,
});

export const unknown = (subject: string, text: string): Finding => ({
  subject,
  state: 'unknown',
  text,
});
