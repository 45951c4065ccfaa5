export const specializationDoctors = {};
