export const doctorRegister = {};
