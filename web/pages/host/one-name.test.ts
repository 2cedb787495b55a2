import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languageCodes } from '#contract/languages.ts';

const words = (language: string, part: string) => JSON.parse(readFileSync(`locales/${language}/${part}.json`, 'utf8'));

test('paying for a job has one name, on the overview and on the job’s page, and a reader of the page hears it first', () => {
  for (const language of languageCodes) {
    const name = words(language, 'payments').checkout.title;
    const { pay, payOf } = words(language, 'host').approve;
    assert.equal(pay, name, language);
    assert.ok(payOf.startsWith(name) && payOf.includes('{{title}}'), `${language}: ${payOf}`);
  }
});
