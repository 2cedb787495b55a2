import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ApiError } from './api-error.ts';
import { useFieldSentences } from './field-sentences.ts';
import { formatMoney, formatWholeDollars } from './format-money.ts';
import { useLanguage } from './language.tsx';

const fieldErrors = { payoutCents: { code: 'tooMuch', amountCents: 1_000_000, amount: '$10,000' } };
const refused = new ApiError(
  new Response(null, { status: 400 }),
  JSON.stringify({ error: 'invalid_input', fieldErrors }),
);

function Bill() {
  const { setLanguage } = useLanguage();
  const sentencesOf = useFieldSentences();
  return (
    <>
      <p>{[formatMoney(123_450), formatWholeDollars(3_900), sentencesOf(refused).payoutCents].join(' | ')}</p>
      <button type="button" onClick={() => void setLanguage('en')}>
        English
      </button>
    </>
  );
}

test('amounts follow the reader’s language, in what a field is refused with too, and change with it', async () => {
  const user = await shown(<Bill />, { language: 'de' });
  expect(
    screen.getByText('1.234,50\u00a0$ | 39\u00a0$ | Höchstens 10.000\u00a0$', { normalizer: (text) => text }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('$1,234.50 | $39 | At most $10,000')).toBeTruthy();
});
