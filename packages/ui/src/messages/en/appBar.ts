export const appBar = {};
