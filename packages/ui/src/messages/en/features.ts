export const features = {};
