export const featureCard = {
  today: 'Today',
};
