import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField, type TextFieldProps } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '#ui/icon-tool.tsx';

/** A password field that can show what was typed: typing errors are the commonest reason for a wrong password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'affix'>) {
  const t = useTranslations('account');
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={200}
      spellCheck={false}
      autoCapitalize="none"
      affix={
        <IconButton
          label={isShown ? t('hidePassword') : t('showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
