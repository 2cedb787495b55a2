import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Role } from '#contract/endpoint.ts';
import type { Found } from '#contract/search.ts';
import { to } from '#web/paths.ts';
import { formatDateTime, formatMedium, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import type { CommandGroup } from '#web/ui/command-model.ts';

/** Opened over the whole list. */
const ofAdmin = (section: string, id: string, opened: string) => to('adminSection', { section }, { [opened]: id });

interface Ways {
  person: (id: string) => string;
  job: (id: string) => string;
  property: (id: string) => string;
  payment: (payment: Found['payments'][number]) => string;
}

/** Where what was found is to be seen: beside the admins' lists, for others on their own pages. */
const waysOf: Record<Role, Ways> = {
  ADMIN: {
    person: (id) => ofAdmin('users', id, 'user'),
    job: (id) => ofAdmin('jobs', id, 'job'),
    property: (id) => ofAdmin('properties', id, 'property'),
    payment: ({ id }) => ofAdmin('payments', id, 'payment'),
  },
  HOST: {
    person: () => to('hostDashboard', undefined, { tab: 'cleaners' }),
    job: (id) => to('job', { id }),
    property: (id) => to('hostHome', { id }),
    payment: ({ jobId }) => (jobId ? to('job', { id: jobId }) : to('hostDashboard', undefined, { tab: 'billing' })),
  },
  CLEANER: {
    person: () => to('cleanerClients'),
    job: (id) => to('job', { id }),
    property: () => to('cleanerClients'),
    payment: () => to('cleanerPayouts'),
  },
};

/** What was found, each kind under its heading. */
export function useFoundGroups(role: Role, found: Found | undefined): CommandGroup[] {
  const { t } = useTranslation(['search', 'jobs', 'billing']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  if (!found) return [];
  const ways = waysOf[role];
  const goTo = (address: string) => () => void navigate(address);
  return [
    {
      heading: t('groups.people'),
      items: found.people.map(({ id, name, email, role: theirs }) => ({
        ...{ id, label: name, detail: email ?? t(`roles.${theirs}`), onSelect: goTo(ways.person(id)) },
      })),
    },
    {
      heading: t('groups.jobs'),
      items: found.jobs.map(({ id, title, status, startTime, timeZone }) => ({
        ...{ id, label: title, onSelect: goTo(ways.job(id)) },
        detail: `${t(`jobs:status.${status}`)} · ${formatDateTime(startTime, { language, timeZone })}`,
      })),
    },
    {
      heading: t('groups.properties'),
      items: found.properties.map(({ id, title, city, state }) => ({
        ...{ id, label: title, onSelect: goTo(ways.property(id)) },
        detail: [city, state].filter(Boolean).join(', '),
      })),
    },
    {
      heading: t('groups.payments'),
      items: found.payments.map((payment) => ({
        ...{ id: payment.id, onSelect: goTo(ways.payment(payment)) },
        label: `${formatMoney(payment.amountCents)} · ${payment.jobTitle ?? t(`billing:kind.${payment.kind}`)}`,
        detail: role === 'ADMIN' ? payment.payer.name : formatMedium(payment.createdAt, { language }),
      })),
    },
  ];
}
