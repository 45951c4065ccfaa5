import { icu } from '../icu.ts';

export const responseView = {
  loading: 'Loading the response',
  loadingLead:
    'Loading the request and the response. Only the patient and the doctor can read them.',
  thisResponse: 'this response',
  notFound: 'Response not found',
  noAccess: 'We cannot find it, or you have no access.',
  yourRequests: 'Your requests',
  home: 'Home',
  response: 'Response',
  responseFrom: icu('Response from <doctor></doctor>'),
  responseTo: icu('Response to <patient></patient>'),
  requestTo: icu('Request to <doctor></doctor>'),
  requestFrom: icu('Request from <patient></patient>'),
  letterhead: icu('From <sender></sender> to <recipient></recipient>'),
  sentOn: icu('Request sent on <date></date>'),
  answeredOn: icu('Answered on <date></date>'),
  empty: 'empty',
  backToRequests: 'Back to your requests',
  print: 'Print',
  download: 'Download',
  notAnswered: 'Not answered yet',
  willAppear: 'The response will appear here.',
  noResponse: 'No response will come',
  doctorLeft: icu(
    '<doctor></doctor> no longer responds here. <link>Send your request to another doctor</link>.',
  ),
  ifWorse: 'If you get worse',
  worseAdvice:
    'Do not wait for the response: see a doctor in person. If you have chest pain, trouble breathing, heavy bleeding or any other symptom that cannot wait, call your local emergency services now.',
  notReplied: 'The doctor has not replied yet.',
  leftWithoutResponse: 'The doctor no longer responds here.',
  noDescription: 'The request has no description.',
  descriptionTab: 'Description',
};
