import { t } from '@portal/platform/text';
import { type Ref, useState } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { Box } from '../layout/layout.ts';
import { EyeIcon, EyeOffIcon } from '../theme/icons.ts';
import { FieldFrame, type FieldProps } from './field.tsx';
import { InputControl } from './text-field.tsx';

interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  autoComplete?: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement>;
}

/** A password, hidden until the customer asks to see it. Pasting and password managers keep working. */
export function PasswordField({
  value,
  onChange,
  autoComplete = 'current-password',
  isDisabled,
  onBlur,
  name,
  ref,
  ...frame
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Box position="relative">
          <InputControl
            {...control}
            ref={ref}
            name={name}
            type={isShown ? 'text' : 'password'}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            paddingInlineEnd="12"
          />
          <Box position="absolute" insetInlineEnd="0" top="0">
            <IconButton
              label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
              icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
              onPress={() => setIsShown(!isShown)}
            />
          </Box>
        </Box>
      )}
    </FieldFrame>
  );
}
