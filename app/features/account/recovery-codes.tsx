import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/button.tsx';

/** Ten codes for a lost phone, shown once. */
export function RecoveryCodes({ codes, returnTo }: { codes: readonly string[]; returnTo: string }) {
  const t = useTranslations('account.factor');
  return (
    <>
      <p>{t('codesIntro')}</p>
      <ul className="border-line grid grid-cols-1 gap-2 border p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a href={returnTo} className={buttonClass({ wide: true })}>
        {t('codesStored')}
      </a>
    </>
  );
}
