// The shapes that screens share. Plain data: no wire names, no promises, no router.

/** A failure in words for the reader: what happened, and what can be done about it. */
export interface Failure {
  /** Short: 'The doctors could not be loaded'. */
  title: string;
  /** One or two plain sentences that help the reader go on. */
  message: string;
}

/** Where a form stands with what it sent last. `Field` is the union of its field names. */
export type Submission<Field extends string = string> =
  | { status: 'idle' }
  | { status: 'pending' }
  | {
      status: 'failed';
      failure: Failure;
      /** Words for single fields, shown beside them as well as in the summary. */
      fieldErrors?: Partial<Record<Field, string>>;
    };

/** What was typed into a form and not sent yet, kept by whoever owns the screen. */
export interface Draft<Values> {
  /** The values as they were kept last, null where there was none. What does not fit the form is left out. */
  kept?: object | undefined;
  /** Called with the values at every change, and with nothing when they are as at first. */
  onChange: (values: Values | undefined) => void;
}

/** A person's gender as far as it is recorded. */
export type Gender = 'male' | 'female' | 'unspecified';

/** The state of a list's 'Show more' button; `none` means that everything is shown. */
export type More = 'none' | 'available' | 'pending' | 'failed';

/** A person and the page about them. */
export interface Reference {
  name: string;
  href: string;
}

/** Why a record stays closed: nobody is logged in, or whoever is may not read it. */
export type LockedReason = { kind: 'log-in'; loginHref: string } | { kind: 'no-access' };

/** An overlay that edits `Values`: whether it is open, and what it says back. */
export interface Editor<Values> {
  open: boolean;
  submission: Submission<Extract<keyof Values, string>>;
  /** What was typed before the page was loaded anew, if the owner keeps it. The form's own values, not what is saved. */
  draft?: Draft<object>;
  onOpen: () => void;
  onCancel: () => void;
  onSave: (values: Values) => void;
}

/** The blood types that a patient may choose from. */
export type BloodType = 'O+' | 'O-' | 'A+' | 'A-' | 'B+' | 'B-' | 'AB+' | 'AB-';
