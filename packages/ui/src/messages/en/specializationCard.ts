export const specializationCard = {};
