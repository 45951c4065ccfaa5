// The settings in the toolbar, which the preview applies.

/** The tag of the pseudo-locale. */
export const PSEUDO = 'en-XA';

const menu = <Icon extends string>(
  description: string,
  icon: Icon,
  labels: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(labels).map(([value, title]) => ({ value, title })),
  },
});

export const globalTypes = {
  theme: menu('Theme', 'contrast', { light: 'Light', dark: 'Dark' }),
  direction: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  locale: menu('Locale', 'globe', {
    'en-GB': 'British English',
    'en-US': 'American English (dates)',
    de: 'German (dates)',
    ar: 'Arabic',
    'ar-EG': 'Arabic, Egypt',
    [PSEUDO]: 'Pseudo, longer texts',
  }),
  textSize: menu('Text', 'zoom', { '100%': '100 %', '150%': '150 %', '200%': '200 %' }),
  motion: menu('Motion', 'play', { system: 'As the system says', reduced: 'Reduced' }),
  persona: menu('Persona', 'user', {
    story: 'As the story says',
    visitor: 'Visitor',
    patient: 'Patient',
    doctor: 'Doctor',
    owner: 'Owner of the profile',
  }),
};
