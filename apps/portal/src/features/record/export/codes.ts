/** The codes of LOINC that a FHIR file uses, with LOINC's own names. */
export const codes = {
  pressure: { code: '85354-9', display: 'Blood pressure panel with all children optional' },
  systolic: { code: '8480-6', display: 'Systolic blood pressure' },
  diastolic: { code: '8462-4', display: 'Diastolic blood pressure' },
  sugar: { code: '2339-0', display: 'Glucose [Mass/volume] in Blood' },
  height: { code: '8302-2', display: 'Body height' },
  weight: { code: '29463-7', display: 'Body weight' },
  bloodType: { code: '882-1', display: 'ABO and Rh group [Type] in Blood' },
};
