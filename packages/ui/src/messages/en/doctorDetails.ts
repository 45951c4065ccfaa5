export const doctorDetails = {};
