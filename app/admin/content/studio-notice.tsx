import { useTranslations } from 'use-intl';
import { useErrorText } from '#app/admin/resource/use-error-text.ts';
import { useLabel } from '#app/admin/resource/use-label.ts';
import { fieldLabel } from '#commerce/resources/describe-schema.ts';
import { Button } from '#ui/button.tsx';
import type { Notice } from './notice.ts';
import { sectionName } from './section-catalogue.ts';
import { useTimeTexts } from './use-time-texts.ts';

interface StudioNoticeProps {
  notice: Notice;
  on: {
    close: () => void;
    acceptTheirs: () => void;
    overwrite: () => void;
    restoreCopy: () => void;
    forget: () => void;
    /** Leads to the section of a problem. */
    show?: (where: string) => void;
  };
}

/** Why the last attempt did not go through, in one sentence, and what to do about it. */
export function StudioNotice({ notice, on }: StudioNoticeProps) {
  const t = useTranslations('resources');
  const editor = useTranslations('staff-editor');
  const label = useLabel();
  const errorText = useErrorText();
  const { moment } = useTimeTexts();
  /** The field says in full what is wrong with it; here its name is enough. */
  const inWords = (reason: string) => {
    const [field = '', rule] = reason.split(': ', 2);
    const name = label(fieldLabel(field.split('.').at(-1) ?? field));
    return rule?.startsWith('Invalid') ? editor('lookAt', { name }) : errorText(reason);
  };
  return (
    <div className="studio-notice" role="alert" data-kind={notice.kind}>
      {notice.kind === 'conflict' && (
        <>
          <p>
            {t('notice.conflict', {
              who: notice.who ?? t('notice.another'),
              at: notice.at ? moment(notice.at) : '–',
            })}
          </p>
          <Button size="small" variant="secondary" onClick={on.acceptTheirs}>
            {t('notice.useTheirs')}
          </Button>
          <Button size="small" onClick={on.overwrite}>
            {t('notice.keepMine')}
          </Button>
        </>
      )}
      {notice.kind === 'refused' && (
        <>
          <p>{errorText(notice.reason)}</p>
          {notice.problems.length > 0 && (
            <ul>
              {notice.problems.map(({ where, type, reason }) => (
                <li key={`${where} ${reason}`}>
                  <button type="button" className="text-link" onClick={() => on.show?.(where)}>
                    {label(sectionName(type))}: {inWords(reason)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {notice.kind === 'copy' && (
        <>
          <p>{t('notice.copy', { at: moment(notice.copy.at) })}</p>
          <Button size="small" onClick={on.restoreCopy}>
            {t('notice.restoreThem')}
          </Button>
          <Button size="small" variant="secondary" onClick={on.forget}>
            {t('notice.forgetThem')}
          </Button>
        </>
      )}
      {notice.kind === 'secret' && (
        <p>
          {t('notice.secret')} <code className="studio-secret">{notice.secret}</code>
        </p>
      )}
      {notice.kind === 'gone' && <p>{t('notice.gone')}</p>}
      {notice.kind === 'failed' && <p>{t('notice.failed')}</p>}
      <Button size="small" variant="link" onClick={on.close}>
        {t('close')}
      </Button>
    </div>
  );
}
