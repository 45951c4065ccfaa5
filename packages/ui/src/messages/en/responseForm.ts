import { icu } from '../icu.ts';

export const responseForm = {
  loading: 'Loading the request',
  loadingLead: 'Loading the request and the patient’s record.',
  thisRequest: 'this request',
  notFound: 'Request not found',
  noAccess: 'We cannot find it, or you have no access.',
  yourRequests: 'Your requests',
  title: 'Write a response',
  recipient: icu('To <patient>{name}</patient>'),
  alreadyReplied: 'You have already replied to this request',
  cannotChange: 'You cannot change a response after you save it.',
  readResponse: 'Read the response',
  question: 'The patient’s question',
  noDescription: 'The request has no description.',
  help: 'Fill in at least one field on any tab. A medicine, disease or allergy needs its name.',
  response: 'Response',
  names: {
    medicine: 'Medicine name',
    chronicDisease: 'Chronic disease name',
    allergy: 'Allergy name',
  },
  attachmentHint: 'Start with https:// to add a link. Other text is shown as it is.',
  dosageHint: 'How much each time, with the unit, like 20 mg',
  save: 'Save',
  beforeSave: 'The patient will see this straight away. You cannot change it later.',
  filled: 'Filled in',
  fillInOne: 'Fill in at least one field before you save',
  enterName: {
    medicine: 'Enter the medicine name',
    chronicDisease: 'Enter the chronic disease name',
    allergy: 'Enter the allergy name',
  },
  futureDiagnosis: 'Date of diagnosis must be today or in the past',
  checkMedicine: 'Check this medicine',
  matchingAllergy: icu(
    'The patient has a recorded allergy with this name: <allergy>{name}</allergy>. We only compare names, not ingredients or related medicines.',
  ),
  notCompared: 'We could not check this name against the patient’s allergies.',
  record: {
    canStillSave: 'You can still write and save your response.',
    collapsed: 'Medicines, diseases, readings',
    latestReadings: icu(
      'The latest {shown, number} of {total, plural, one {# reading} other {# readings}}',
    ),
  },
  allergies: {
    heading: 'Allergies',
    what: 'allergies',
    maybeAllergic: 'This does not mean that the patient has no allergies.',
    reminder: 'Recorded allergies',
    unknown: 'Not loaded. The patient may have allergies.',
    notShared:
      'Allergies are not shared with you: ask the patient. You can still respond to this request.',
  },
  medicines: {
    heading: 'Medicines',
    what: 'medicines',
    more: icu('{count, plural, one {# more medicine} other {# more medicines}}'),
  },
  chronicDiseases: {
    heading: 'Chronic diseases',
    what: 'chronic diseases',
    more: icu('{count, plural, one {# more chronic disease} other {# more chronic diseases}}'),
    diagnosed: icu('Diagnosed <date></date>'),
  },
  pressures: {
    heading: 'Blood pressure',
    what: 'blood pressure readings',
  },
  sugars: {
    heading: 'Blood sugar',
    what: 'blood sugar readings',
  },
};
