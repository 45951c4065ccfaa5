/** A failed read or write, with the texts of its notice. */
const failed = (title: string, message: string) => ({
  status: 'failed' as const,
  failure: { title, message },
});

export const noAnswer = (title: string) =>
  failed(title, 'The server did not answer. Check your connection and try again.');

export const notReached = (title: string) =>
  failed(title, 'MedPortal could not be reached. Check your connection and try again.');

export const serverError = (title: string) =>
  failed(title, 'Something went wrong on our side. Try again in a moment.');

export const noConnection = (title: string) =>
  failed(title, 'Check your connection and try again.');
