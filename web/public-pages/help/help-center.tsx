import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '#web/platform/search-params.ts';
import { useSession } from '#web/platform/session.tsx';
import { usePublicAddress } from '#web/platform/use-public-address.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Paragraphs } from '../texts/paragraphs.tsx';
import { matches } from './matches.ts';

/** Questions by topic, a cleaner's own first for a cleaner, narrowed while one types. Answers open without scripts. */
export function HelpCenter() {
  const { t } = useTranslation('help');
  const [search, setSearch] = useState('');
  const asked = useSearchParams()[0].get('q') ?? '';
  // after the first drawing, which is the one of the written page
  useEffect(() => setSearch(asked), [asked]);
  const fits = (question: HelpQuestion) =>
    matches(`${t(`questions.${question}.q`)} ${t(`questions.${question}.a`)}`, search);
  const isCleaner = useSession().user?.role === 'CLEANER';
  const inOrder: readonly HelpTopic[] = isCleaner ? [...helpTopics].sort(cleanersFirst) : helpTopics;
  const topics = inOrder
    .map(({ id, questions }) => ({ id, questions: questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0);
  const found = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <search className="block max-w-xl">
        <Field label={t('search')}>
          <TextInput
            type="search"
            icon={Search}
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
        <p role="status" className="mt-2 min-h-5 text-13 text-ink-soft">
          {search.trim() !== '' && t('found', { count: found })}
        </p>
      </search>
      {search.trim() === '' && <Topics ids={inOrder.map(({ id }) => id)} />}
      {found === 0 && (
        <EmptyState
          title={t('nothing')}
          description={t('nothingText')}
          action={<TextButton onClick={() => setSearch('')}>{t('clear')}</TextButton>}
        />
      )}
      <div className="mt-6 grid gap-10">
        {topics.map(({ id, questions }) => (
          <Section key={id} id={id} className="scroll-mt-20" title={t(`groups.${id}`)}>
            {questions.map((question) => (
              <Answer key={question} question={question} open={search.trim() !== '' && found <= 3} />
            ))}
          </Section>
        ))}
      </div>
      <StillOpen />
    </>
  );
}

/** The way to each topic, in the order they stand below. */
function Topics({ ids }: { ids: readonly HelpTopic['id'][] }) {
  const { t } = useTranslation('help');
  return (
    <nav aria-label={t('topics')}>
      <ul className="flex flex-wrap gap-2">
        {ids.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center rounded-control border border-line-strong bg-surface px-3 text-13 font-medium hover:border-ink-soft pointer-coarse:min-h-11"
            >
              {t(`groups.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Answer({ question, open }: { question: HelpQuestion; open: boolean }) {
  const { t } = useTranslation('help');
  const address = usePublicAddress();
  return (
    <details open={open || undefined} className="group border-t border-line first-of-type:border-t-0">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-mark py-2 text-16 font-medium hover:text-green-ink [&::-webkit-details-marker]:hidden">
        {t(`questions.${question}.q`)}
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid max-w-prose gap-2 pb-4 text-16 text-ink-soft">
        <Paragraphs text={t(`questions.${question}.a`)} />
        {question === 'problem' && (
          <p>
            <TextLink to={address('fairResolution')}>{t('rules')}</TextLink>
          </p>
        )}
        {question === 'proof' && (
          <p>
            <TextLink to={address('verify')}>{t('check')}</TextLink>
          </p>
        )}
      </div>
    </details>
  );
}

function StillOpen() {
  const { t } = useTranslation('help');
  const address = usePublicAddress();
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5">
      <div>
        <h2 className="text-16">{t('stillOpen')}</h2>
        <p className="text-14 text-ink-soft">{t('stillOpenText')}</p>
      </div>
      <LinkButton variant="primary" to={address('contact')}>
        {t('contact')}
      </LinkButton>
    </div>
  );
}

/** The questions by topic, in the order they are shown; their words are in `locales/<language>/help.json`. */
const helpTopics = [
  {
    id: 'hosts',
    questions: [
      ...['postJob', 'faster', 'chooseCleaner', 'messages', 'backup', 'invite', 'changeJob', 'repeat', 'guestPage'],
      ...['team', 'ownerStatements'],
    ],
  },
  { id: 'calendar', questions: ['connect', 'wrongEntry', 'movedStay', 'needsYou', 'privateLink'] },
  { id: 'cleaners', questions: ['start', 'bid', 'address', 'photos', 'withdraw', 'helpers'] },
  { id: 'money', questions: ['fee', 'charged', 'receipt'] },
  { id: 'payouts', questions: ['paidWhen', 'paidHow'] },
  { id: 'trouble', questions: ['problem', 'proof'] },
  { id: 'account', questions: ['signIn', 'delete', 'language'] },
] as const;

type HelpTopic = (typeof helpTopics)[number];
type HelpQuestion = HelpTopic['questions'][number];

const ofCleaners: readonly string[] = ['cleaners', 'payouts'];
const cleanersFirst = (a: HelpTopic, b: HelpTopic) =>
  Number(ofCleaners.includes(b.id)) - Number(ofCleaners.includes(a.id));
