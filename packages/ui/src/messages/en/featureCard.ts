export const featureCard = {};
