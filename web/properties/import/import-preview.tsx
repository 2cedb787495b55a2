import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/platform/error-text.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { saveFile } from '#web/platform/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { HomeLine } from './home-line.tsx';
import type { HomeInFile, HomesInFile } from './homes-in-file.ts';
import { ImportWindow } from './import-window.tsx';
import { fileOfLines } from './read-lines.ts';
import { useSendHomes } from './use-send-homes.ts';

interface ImportPreviewProps {
  found: HomesInFile;
  onOther: () => void;
  onClose: () => void;
}

/** What the file holds, line by line; then what became of it. */
export function ImportPreview({ found, onOther, onClose }: ImportPreviewProps) {
  const { t } = useTranslation('propertyImport');
  const { sent, sending, stoppedBy, send } = useSendHomes();
  const faultsOf = ({ line, faults }: HomeInFile) => sent.refused.get(line) ?? faults;
  const isFaulty = (home: HomeInFile) => Object.keys(faultsOf(home)).length > 0;
  const isWanted = (home: HomeInFile) => !home.twice && !isFaulty(home);
  const wanted = found.homes.filter(isWanted);
  const left = wanted.filter(({ line }) => !sent.registered.has(line));
  const faulty = found.homes.filter(isFaulty);
  const labelOf = () => {
    if (stoppedBy) return t('goOn');
    return left.length === 0 ? t('title') : t('import', { count: left.length });
  };
  // what needs a fix would stand unseen below hundreds of good lines
  const inOrder = [...faulty, ...found.homes.filter((home) => !isFaulty(home))];
  const isDone = sent.registered.size > 0 && left.length === 0 && !sending;
  return (
    <ImportWindow
      busy={sending}
      onClose={onClose}
      title={t('title')}
      footer={
        isDone ? (
          <DoneFooter found={found} faulty={faulty} onClose={onClose} />
        ) : (
          <SendFooter
            {...{ sending, onOther }}
            label={labelOf()}
            onSend={left.length > 0 ? () => void send(left) : null}
          />
        )
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <Outcome {...{ found, wanted, faulty, sent, sending, stoppedBy, isDone }} />
        <ul className="divide-y divide-line">
          {(sending ? found.homes : inOrder).map((home) => (
            <HomeLine
              key={home.line}
              home={home}
              faults={faultsOf(home)}
              isRegistered={sent.registered.has(home.line)}
            />
          ))}
        </ul>
      </div>
    </ImportWindow>
  );
}

interface OutcomeProps extends Pick<ReturnType<typeof useSendHomes>, 'sent' | 'sending' | 'stoppedBy'> {
  found: HomesInFile;
  wanted: readonly HomeInFile[];
  faulty: readonly HomeInFile[];
  isDone: boolean;
}

/** The file in a sentence or two: what can be imported, what is on its way, what was. */
function Outcome({ found, wanted, faulty, sent, sending, stoppedBy, isDone }: OutcomeProps) {
  const { t } = useTranslation('propertyImport');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const unplaced = [...sent.registered.values()].filter(({ placeKnown }) => !placeKnown).length;
  const countOf = (why: HomeInFile['twice']) => found.homes.filter(({ twice }) => twice === why).length;
  const [listed, inFile] = [countOf('listed'), countOf('inFile')];
  const counted = [
    faulty.length > 0 && t('faulty', { count: faulty.length }),
    listed > 0 && t('twice', { count: listed }),
    inFile > 0 && t('inFile', { count: inFile }),
    !isDone && found.headings.unknown.length > 0 && t('unused', { names: found.headings.unknown.join(', ') }),
    unplaced > 0 && t('unplaced', { count: unplaced }),
  ].filter(Boolean);
  if (sending)
    return (
      <Progress
        value={sent.registered.size}
        max={wanted.length}
        label={t('importing')}
        detail={t('progress', {
          done: formatNumber(sent.registered.size, language),
          total: formatNumber(wanted.length, language),
        })}
      />
    );
  const titleOf = () => {
    if (isDone) return t('imported', { count: sent.registered.size });
    return wanted.length === 0 ? t('nothing') : t('ready', { count: wanted.length });
  };
  if (stoppedBy)
    return (
      <Notice live tone="red" title={t('stopped', { count: sent.registered.size })}>
        {errorText(stoppedBy)}
      </Notice>
    );
  return (
    <Notice live tone={isDone ? 'green' : 'neutral'} title={titleOf()}>
      {counted.map((sentence) => (
        <p key={String(sentence)}>{sentence}</p>
      ))}
    </Notice>
  );
}

interface SendFooterProps {
  label: string;
  sending: boolean;
  onOther: () => void;
  /** Null where there is nothing to send. */
  onSend: (() => void) | null;
}

function SendFooter({ label, sending, onOther, onSend }: SendFooterProps) {
  const { t } = useTranslation('propertyImport');
  return (
    <>
      <Button disabled={sending} onClick={onOther}>
        {t('another')}
      </Button>
      <Button variant="primary" loading={sending} disabled={!onSend} onClick={() => onSend?.()}>
        {label}
      </Button>
    </>
  );
}

interface DoneFooterProps {
  found: HomesInFile;
  faulty: readonly HomeInFile[];
  onClose: () => void;
}

/** The lines with faults can be had as a file of their own, to mend and import. */
function DoneFooter({ found, faulty, onClose }: DoneFooterProps) {
  const { t } = useTranslation('propertyImport');
  const save = () => saveFile(fileOfLines([found.firstLine, ...faulty.map(({ cells }) => cells)]), t('leftOutName'));
  return (
    <>
      {faulty.length > 0 && (
        <Button icon={FileDown} onClick={save}>
          {t('leftOut')}
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        {t('done')}
      </Button>
    </>
  );
}
