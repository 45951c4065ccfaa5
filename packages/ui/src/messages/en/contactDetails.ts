export const contactDetails = {};
