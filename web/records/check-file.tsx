import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CheckedFile } from './checked-file.tsx';
import { takeFocus, takeFocusInside } from './take-focus.ts';
import { useCheckedFile } from './use-checked-file.ts';

/** A claim file is dropped, and it says whether it is as it was made. Nothing is sent. */
export function CheckFile() {
  // with the words of what a file tells: by then there may be no connection
  const { t } = useTranslation(['records', 'recordEvents']);
  const { language } = useLanguage();
  const { check, isLogMissing, keptAt, isReady } = useCheckedFile();
  const [isNext, setIsNext] = useState(false);
  const next = () => {
    setIsNext(true);
    check.reset();
  };
  return (
    <div className="grid gap-6">
      {keptAt && <Notice>{t('logKept', { when: formatMedium(keptAt, { language }) })}</Notice>}
      {isLogMissing && <Notice tone="amber">{t('logMissing')}</Notice>}
      {check.data ? (
        <CheckedFile checked={check.data} again={<Button onClick={next}>{t('another')}</Button>} />
      ) : (
        <div ref={isNext ? takeFocusInside : undefined} className="grid">
          <FileDrop
            label={check.isPending ? t('checking') : t('choose')}
            detail={t('detail')}
            accept=".zip,application/zip"
            icon={FileCheck}
            disabled={!isReady || check.isPending}
            onFiles={([file]) => file && check.mutate(file)}
          />
        </div>
      )}
      {check.isError && (
        <Notice ref={takeFocus} tone="red" live>
          {t('fault.notAFile')}
        </Notice>
      )}
      <p className="text-13 text-ink-soft">{t('private')}</p>
    </div>
  );
}
