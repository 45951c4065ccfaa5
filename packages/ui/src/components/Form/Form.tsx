import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled, { type StyledComponent } from 'styled-components';
import { form as formTexts } from '../../messages/en/form.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { space } from '../../theme/theme.ts';
import { useScriptedControl } from '../../theme/useScriptedControl.ts';
import { TextButton } from '../Button/TextButton.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { afterPaint } from './afterPaint.ts';
import { focusFirstField } from './focusFirstField.ts';
import { FormNotice } from './FormNotice.tsx';
import { useErrorTitle } from './useErrorTitle.ts';
import type { FormControl } from './useForm.ts';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  min-inline-size: 0;
`;

const Controls = styled.fieldset`
  display: contents;
`;

const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

/** Other props go to the `<form>`. */
export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** The state from `useForm`. */
  form: FormControl;
  /**
   * Called with a field's name before focus moves there from the error summary: show the field if it is in a closed
   * tab. Focus follows as soon as the field can receive it.
   */
  onReveal?: (name: string) => void;
  /** The fields, then `Form.Actions`. */
  children: ReactNode;
}

/**
 * A form with its error summary, without the browser's validation. When a submit is rejected or fails, the summary
 * appears and takes focus, and the page title starts with "Error: ". A notice says when input was restored from a
 * draft, and can clear it. `data-state` is the form's status. Controls are disabled until hydration.
 */
export function Form({ form, onReveal, children, ...rest }: FormProps) {
  const t = useMessages('form', formTexts);
  const summary = useRef<HTMLDivElement>(null);
  const pendingFocusId = useRef<string>(undefined);
  const controls = useRef<HTMLFieldSetElement>(null);
  const isFailed = form.status === 'failed';
  const wasFailed = useRef(isFailed);
  const hasProblems = form.status === 'invalid' || isFailed;
  useErrorTitle(hasProblems);

  useEffect(() => {
    if (form.refusals === 0) return undefined;
    const focused = document.activeElement;
    // Errors are painted first: `focus()` forces a layout, which delays the paint on slow phones.
    return afterPaint(() => {
      // Unless the user has moved on.
      if (document.activeElement === focused) summary.current?.focus();
    });
  }, [form.refusals]);

  useEffect(() => {
    if (isFailed && !wasFailed.current) summary.current?.focus();
    wasFailed.current = isFailed;
  }, [isFailed]);

  function focusPending() {
    const control =
      pendingFocusId.current === undefined ? null : document.getElementById(pendingFocusId.current);
    control?.focus();
    if (control === document.activeElement) pendingFocusId.current = undefined;
  }
  // After every render, because a field in a closed tab becomes focusable only once the tab is open.
  useEffect(focusPending);

  return (
    <Root
      {...rest}
      noValidate
      // Without JavaScript, GET would put the input into the URL.
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
            pendingFocusId.current = id;
            if (name !== undefined) onReveal?.(name);
            focusPending();
          }}
        />
      )}
      {form.isRestored && (
        <FormNotice role="status">
          {t.restored({
            clear: (content) => (
              <TextButton
                onClick={({ currentTarget }) => {
                  form.reset();
                  if (currentTarget.form) focusFirstField(currentTarget.form);
                }}
              >
                {content}
              </TextButton>
            ),
          })}
        </FormNotice>
      )}
      <Controls role="none" ref={controls} {...useScriptedControl(controls)}>
        {children}
      </Controls>
    </Root>
  );
}

/** The buttons at the end of the form, submit first. */
Form.Actions = Actions;
