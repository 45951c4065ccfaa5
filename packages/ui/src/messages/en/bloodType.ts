export const bloodType = {};
