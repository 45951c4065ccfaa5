export const descriptionList = {};
