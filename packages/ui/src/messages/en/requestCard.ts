import { icu } from '../icu.ts';

export const requestCard = {
  doctor: icu('Dr. {name}'),
  nameNotGiven: 'Name not given',
  sent: 'Sent: ',
  noDescription: 'No description',
  showFull: 'Show full description',
  showLess: 'Show less',
  response: icu('Response<hidden>: <person></person></hidden>'),
  reply: icu('Reply<hidden> to <person></person></hidden>'),
  answered: 'Answered',
  waiting: 'Waiting for a response',
  doctorLeft: 'The doctor no longer responds here',
  findAnother: 'Find another doctor',
};
