import type { Draft, EmptyView, FailedView, LockedView, Stale, Submission } from '../../view.ts';

/** The blood types that a patient can choose from. */
export type BloodType = 'O+' | 'O-' | 'A+' | 'A-' | 'B+' | 'B-' | 'AB+' | 'AB-';

/** State of a list that loads separately from its page. `Rest`: what else is known of it when it is ready. */
export type ListView<Item, Rest = unknown> =
  | { status: 'loading' }
  | EmptyView
  | FailedView
  | LockedView
  | ({
      status: 'ready';
      /** At least one. */
      items: readonly Item[];
      /** Set when the last refresh failed. */
      stale?: Stale;
    } & Rest);

/** State and callbacks of an overlay that edits `Values`. */
export interface Editor<Values> {
  /** Whether the overlay is open. */
  open: boolean;
  /** State of the last save. */
  submission: Submission<Extract<keyof Values, string>>;
  /** Restores unsaved input. Its values are those of the form's fields, not `Values`. */
  draft?: Draft<object>;
  /** Called when the edit button is pressed; the owner sets `open`. */
  onOpen: () => void;
  /** Called on Cancel or Escape; the owner resets `open`. */
  onCancel: () => void;
  /** Called with valid values. */
  onSave: (values: Values) => void;
}
