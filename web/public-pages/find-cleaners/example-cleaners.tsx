import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { CleanerSummary, nameOf, type SummarizedCleaner } from './cleaner-summary.tsx';

const nearby = { profileImageUrl: null, city: 'Savannah', state: 'GA', specialties: [] };
const examples: SummarizedCleaner[] = [
  {
    ...nearby,
    firstName: 'Dana',
    lastName: 'Reyes',
    ratingAvg: 4.9,
    totalReviews: 131,
    distanceMiles: 2,
    hourlyRate: 38,
    yearsExperience: 6,
  },
  {
    ...nearby,
    firstName: 'Ibrahim',
    lastName: 'Sesay',
    ratingAvg: 4.8,
    totalReviews: 88,
    distanceMiles: 4,
    hourlyRate: 35,
    yearsExperience: 4,
  },
  {
    ...nearby,
    firstName: 'Loan',
    lastName: 'Pham',
    ratingAvg: 5,
    totalReviews: 17,
    distanceMiles: 7,
    hourlyRate: 32,
    yearsExperience: 3,
  },
];

/** A picture of what hosts see here, made of the real pieces and of invented people: nothing to press. */
export function ExampleCleaners() {
  const { t } = useTranslation('findCleaners');
  return (
    <figure className="max-w-xl">
      <figcaption className="mb-3 text-13 text-ink-soft">{t('visitor.example')}</figcaption>
      <ul aria-hidden className="grid gap-3">
        {examples.map((cleaner) => (
          <li key={cleaner.lastName}>
            <Card>
              <CleanerSummary verified cleaner={cleaner}>
                <b className="text-16 font-semibold">
                  <bdi>{nameOf(cleaner)}</bdi>
                </b>
              </CleanerSummary>
            </Card>
          </li>
        ))}
      </ul>
    </figure>
  );
}
