export const doctorProfile = {};
