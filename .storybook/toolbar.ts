// The settings in the toolbar. The manager renders them, the preview applies them.

/** The tag of the pseudo-locale. */
export const PSEUDO = 'en-XA';

export interface Setting<Id extends string = string> {
  /** The name of the global. */
  id: Id;
  title: string;
  /** Labels by value. The first value is the default. */
  values: Readonly<Record<string, string>>;
}

const setting = <Id extends string>(
  id: Id,
  title: string,
  values: Setting['values'],
): Setting<Id> => ({ id, title, values });

export const settings = [
  setting('theme', 'Theme', { light: 'light', dark: 'dark', both: 'side by side' }),
  setting('direction', 'Direction', { ltr: 'left to right', rtl: 'right to left' }),
  setting('locale', 'Locale', {
    'en-GB': 'British English',
    'en-US': 'American English (dates)',
    de: 'German (dates)',
    ar: 'Arabic',
    'ar-EG': 'Arabic, Egypt',
    [PSEUDO]: 'pseudo, longer texts',
  }),
  setting('textSize', 'Text', { '100%': '100 %', '150%': '150 %', '200%': '200 %' }),
  setting('motion', 'Motion', { system: 'as the system says', reduced: 'reduced' }),
  setting('persona', 'Persona', {
    story: 'as the story says',
    visitor: 'visitor',
    patient: 'patient',
    doctor: 'doctor',
    owner: 'owner of the profile',
  }),
];

export type SettingId = (typeof settings)[number]['id'];

export const defaultOf = ({ values }: Setting): string | undefined => Object.keys(values)[0];
