/** What doctors write down, by section and field. */
export const clinicalFields = {
  sections: {
    generalReport: 'General Report',
    medicine: 'Medicine',
    chronicDisease: 'Chronic Disease',
    allergy: 'Allergy',
  },
  fields: {
    name: 'Name',
    description: 'Description',
    diagnosis: 'Diagnosis',
    treatmentPlan: 'Treatment plan',
    notes: 'Notes',
    attachment: 'Attachment',
    dosage: 'Dosage',
    frequency: 'Frequency',
    instructions: 'Instructions',
    causes: 'Causes',
    symptoms: 'Symptoms',
    treatment: 'Treatment',
    dateOfDiagnosis: 'Date of diagnosis',
    isMaintenance: 'Long-term medicine',
  },
};
