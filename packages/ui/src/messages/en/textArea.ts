export const textArea = {};
