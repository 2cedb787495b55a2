import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#web/platform/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CopyButton } from './copy-button.tsx';

/** The codes that get someone in without their phone. They are shown once, so leaving takes the word that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('twoFactor');
  const [saved, setSaved] = useState(false);
  const text = codes.join('\n');
  const download = () =>
    saveFile(new Blob([`${t('codes.fileHead')}\n\n${text}\n`], { type: 'text/plain' }), 'freshkey-recovery-codes.txt');
  return (
    <div className="grid gap-5">
      <ul
        dir="ltr"
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3.5 text-center text-16 tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label={t('codes.copy')} />
        <Button icon={Download} onClick={download}>
          {t('codes.download')}
        </Button>
      </div>
      <Checkbox label={t('codes.saved')} checked={saved} onCheckedChange={(checked) => setSaved(checked === true)} />
      <Button variant="primary" size="large" disabled={!saved} onClick={onDone}>
        {t('codes.done')}
      </Button>
    </div>
  );
}
