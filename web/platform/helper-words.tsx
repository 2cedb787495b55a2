import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

interface HelperWordsProps {
  about: 'incomplete' | 'before' | 'passed' | 'renew';
}

/** What a profile and a background check open to who only helps, and bids on nothing. Their words come when needed. */
export const HelperWords = (props: HelperWordsProps) => (
  <Suspense fallback={null}>
    <Words {...props} />
  </Suspense>
);

function Words({ about }: HelperWordsProps) {
  const { t } = useTranslation('helpers');
  return t(`only.${about}`);
}
