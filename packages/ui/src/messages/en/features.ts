export const features = {
  title: 'Features',
  lead: 'What MedPortal can do for you, and where to find it.',
  items: {
    healthTrackers: {
      title: 'Health Trackers',
      description: 'Monitor vital signs such as blood pressure, blood sugar and activity levels.',
      today:
        'Patients record blood pressure and blood sugar and see every reading with its date. Activity levels cannot be recorded yet.',
    },
    customizableProfiles: {
      title: 'Customizable Profiles',
      description:
        'Keep your preferences, medical history and health goals in a profile of your own.',
      today:
        'Patients keep their blood type, height and weight. Doctors keep a bio, a CV link and their clinic. Health goals cannot be recorded yet.',
    },
    accessControl: {
      title: 'Health Records Access Control',
      description: 'Selectively share your records with healthcare providers.',
      today:
        'By default, only you and the doctors you asked can open your record. You choose who reads which part, and see who has looked.',
    },
    chronicDiseases: {
      title: 'Chronic Disease Management',
      description: 'Follow a long-term condition together with your doctors.',
      today:
        'When doctors reply, they can add a condition with its symptoms and treatment. You find it in your medical history.',
    },
    healthRecords: {
      title: 'Health Record Management',
      description: 'A central place for your medical records and test results.',
      today:
        'Your profile has your requests, responses, medicines, diseases and allergies. Doctors can add a link to a document. You can download all of it, to print it or to give it to another program.',
    },
  },
};
