export const tabs = {};
