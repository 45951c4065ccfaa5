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
      /** Why, in words for the reader. */
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
  /** The person's name. */
  name: string;
  /** The page about them. */
  href: string;
}

/** A link by its words. */
export interface NamedLink {
  /** The words of the link. */
  label: string;
  /** The page it leads to. */
  href: string;
}

/** Why a record stays closed: nobody is logged in, or whoever is may not read it. */
export type LockedReason =
  | {
      kind: 'log-in';
      /** Where to log in, and to come back from. */
      loginHref: string;
    }
  | { kind: 'no-access' };

/** A view of something that could not be loaded. */
export interface FailedView {
  status: 'failed';
  /** What happened, in words for the reader. */
  failure: Failure;
}

/** A view of a record that stays closed to this reader. */
export interface LockedView {
  status: 'locked';
  /** Why it does. */
  reason: LockedReason;
}

/** A refresh that failed: what is shown was loaded earlier. */
export interface Stale {
  /** When it was loaded, as ISO 8601 text. */
  loadedAt: string;
  /** Another refresh is in flight. */
  isRetrying: boolean;
}

/** A list without items. */
export interface EmptyView {
  status: 'empty';
  /** Present while the last refresh failed. */
  stale?: Stale;
}

/** An overlay that edits `Values`: whether it is open, and what it says back. */
export interface Editor<Values> {
  /** Whether it stands over the page. */
  open: boolean;
  /** How far the last save has come. */
  submission: Submission<Extract<keyof Values, string>>;
  /** What was typed before the page was loaded anew, if the owner keeps it. The form's own values, not what is saved. */
  draft?: Draft<object>;
  /** Its button was pressed: the owner sets `open`. */
  onOpen: () => void;
  /** Cancel or Escape was pressed: the owner takes `open` back. */
  onCancel: () => void;
  /** Saves values that passed the form's checks. */
  onSave: (values: Values) => void;
}

/** The blood types that a patient may choose from. */
export type BloodType = 'O+' | 'O-' | 'A+' | 'A-' | 'B+' | 'B-' | 'AB+' | 'AB-';
