export const doctorCard = {};
