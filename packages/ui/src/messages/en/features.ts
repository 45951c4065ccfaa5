export const features = {
  title: 'Features',
  lead: 'What MedPortal can do for you, and where to find it.',
  items: {
    healthTrackers: {
      title: 'Health Trackers',
      description: 'Monitor vital signs such as blood pressure, blood sugar and activity levels.',
      today:
        'Patients record blood pressure and blood sugar. Activity levels cannot be recorded yet.',
    },
    customizableProfiles: {
      title: 'Customizable Profiles',
      description:
        'Keep your preferences, medical history and health goals in a profile of your own.',
      today:
        'Patients keep blood type, height and weight, doctors a bio, a CV link and a clinic. Health goals cannot be recorded yet.',
    },
    accessControl: {
      title: 'Health Records Access Control',
      description: 'Selectively share your records with healthcare providers.',
      today: 'You choose which doctors read what, and see who has looked.',
    },
    chronicDiseases: {
      title: 'Chronic Disease Management',
      description: 'Follow a long-term condition together with your doctors.',
      today:
        'Doctors who reply can add a condition, with symptoms and treatment, to your medical history.',
    },
    healthRecords: {
      title: 'Health Record Management',
      description: 'A central place for your medical records and test results.',
      today:
        'Your requests, responses, medicines, diseases and allergies, also to download. Doctors can add a link to a document.',
    },
  },
};
