export const requestList = {
  title: 'Requests',
  answered: 'Answered requests',
  unanswered: 'Not answered requests',
  loading: 'Loading requests',
  none: 'No requests yet!',
  theseRequests: 'these requests',
};
