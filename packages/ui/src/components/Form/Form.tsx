import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled, { type StyledComponent } from 'styled-components';
import { space } from '../../theme/theme.ts';
import { useHydrated } from '../../theme/useHydrated.ts';
import { TextButton } from '../Button/TextButton.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { afterPaint } from './afterPaint.ts';
import { focusFirstField } from './focusFirstField.ts';
import { FormNotice } from './FormNotice.tsx';
import { useErrorTitle } from './useErrorTitle.ts';
import type { FormControl } from './useForm.ts';

const Root = styled.form`
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;
`;

// Its children take part in the form's grid.
const Controls = styled.fieldset`
  display: contents;
`;

const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

/** Props of {@link Form}. */
export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** The form of `useForm`. */
  form: FormControl;
  /**
   * Called with the name of a field that a line of the summary leads to, before the focus goes there:
   * show the field if it is in a closed tab. The focus follows as soon as the field can take it.
   */
  onReveal?: (name: string) => void;
  /** The fields, then `Form.Actions`. */
  children: ReactNode;
}

/**
 * A form with its error summary. The summary appears, and takes the focus, when a submit is refused or
 * comes back failed; the page's title says "Error: " as long as it stands. Values that a draft brought
 * back are named as such, with a way to begin afresh. `data-state` tells the form's status. The browser's own validation
 * bubbles are off. In prerendered HTML the controls are disabled until React has hydrated them.
 */
export function Form({ form, onReveal, children, ...rest }: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const awaited = useRef<string>(undefined);
  const isHydrated = useHydrated();
  const isFailed = form.status === 'failed';
  const wasFailed = useRef(isFailed);
  const hasProblems = form.status === 'invalid' || isFailed;
  useErrorTitle(hasProblems);

  useEffect(() => {
    if (form.refusals === 0) return undefined;
    const before = document.activeElement;
    // What is wrong is on screen first: focus looks for its place, which takes a slow phone another frame.
    return afterPaint(() => {
      // Who has gone on by then is not called back.
      if (document.activeElement === before) summary.current?.focus();
    });
  }, [form.refusals]);

  useEffect(() => {
    if (isFailed && !wasFailed.current) summary.current?.focus();
    wasFailed.current = isFailed;
  }, [isFailed]);

  function focusAwaited() {
    const control = awaited.current === undefined ? null : document.getElementById(awaited.current);
    control?.focus();
    if (control === document.activeElement) awaited.current = undefined;
  }
  // After every render: a field in a closed tab can take the focus only once its tab is open.
  useEffect(focusAwaited);

  return (
    <Root
      {...rest}
      noValidate
      // Without its script, a form must not put what was entered into the address.
      method="post"
      data-state={form.status}
      aria-busy={form.status === 'pending'}
      onSubmit={form.handleSubmit}
    >
      {hasProblems && (
        <ErrorSummary
          ref={summary}
          failure={form.failure}
          problems={form.problems}
          onFollow={({ name, id }) => {
            awaited.current = id;
            if (name !== undefined) onReveal?.(name);
            focusAwaited();
          }}
        />
      )}
      {form.isRestored && (
        <FormNotice role="status">
          What you typed before is still here.{' '}
          <TextButton
            onClick={({ currentTarget }) => {
              form.reset();
              if (currentTarget.form) focusFirstField(currentTarget.form);
            }}
          >
            Clear it
          </TextButton>
        </FormNotice>
      )}
      <Controls role="none" disabled={!isHydrated}>
        {children}
      </Controls>
    </Root>
  );
}

/** The buttons at the form's end: the one that submits comes first. */
Form.Actions = Actions;
