import { Eye, EyeOff } from 'lucide';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { passwordField } from '../../messages/en/passwordField.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, radius, space, target } from '../../theme/theme.ts';
import { controlStyle, FieldFrame, useField, type LabelledFieldProps } from '../Form/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Input = styled.input`
  ${controlStyle}
  flex: 1 1 8rem;
`;

const Toggle = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-inline-size: 6rem;
  min-block-size: ${target};
  padding-inline: ${space[3]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  font-weight: ${font.weight.semibold};
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
`;

/** `className` and `style` go to the root, other props and `ref` to the `<input>`. */
export interface PasswordFieldProps
  extends
    LabelledFieldProps<string>,
    Omit<ComponentPropsWithRef<'input'>, keyof LabelledFieldProps<string> | 'type'> {
  /** Tells password managers whether to fill in the password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password with a button that shows it. Submitting the form hides it again: a visible password could be read by
 * others, and the browser would save it for autocompletion.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, control } = useField(props);
  const t = useMessages('passwordField', passwordField);
  const toggle = useRef<HTMLButtonElement>(null);
  const [visibility, setVisibility] = useState<'hidden' | 'shown'>('hidden');
  const [announcement, setAnnouncement] = useState('');
  const isShown = visibility === 'shown';

  useEffect(() => {
    const form = toggle.current?.form;
    const hide = () => {
      setVisibility('hidden');
      setAnnouncement('');
    };
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <FieldFrame {...frame}>
      <Row data-state={visibility}>
        <Input
          {...control}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
        />
        <Toggle
          ref={toggle}
          type="button"
          aria-controls={frame.id}
          aria-label={isShown ? t.hidePassword : t.showPassword}
          onClick={() => {
            setVisibility(isShown ? 'hidden' : 'shown');
            setAnnouncement(isShown ? t.isHidden : t.isVisible);
          }}
        >
          <Icon icon={isShown ? EyeOff : Eye} />
          {isShown ? t.hide : t.show}
        </Toggle>
      </Row>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FieldFrame>
  );
}
