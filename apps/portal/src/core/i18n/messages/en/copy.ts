/** The texts inside of downloaded files in English. */
export const copy = {
  /** The headers of CSV files. */
  csv: {
    takenAt: 'Date and time',
    systolic: 'Upper value, systolic (mmHg)',
    diastolic: 'Lower value, diastolic (mmHg)',
    sugar: 'Blood sugar (mg/dL)',
    asRecorded: 'As it was recorded',
    sentAt: 'Request sent on',
    doctor: 'Doctor',
    request: 'Request',
    response: 'Response',
  },
  /** What became of a request. */
  answered: 'Answered',
  waiting: 'Waiting for a response',
  doctorLeft: 'No response: the doctor no longer responds here',
  longTerm: 'Long-term medicine: Yes',
  notLongTerm: 'Long-term medicine: No',
};
