export const errorSummary = { title: 'There is a problem' };
