export const registerChoice = {};
