import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inLanguage, isPublicPath, splitLanguage, to } from './paths.ts';

describe('addresses of screens', () => {
  it('fills in ids and the query', () => {
    assert.equal(to('hostDashboard'), '/host/dashboard');
    assert.equal(to('job', { id: '0192/é' }), '/jobs/0192%2F%C3%A9');
    assert.equal(to('adminSection', { section: 'users' }, { q: 'ann lee', page: undefined }), '/admin/users?q=ann+lee');
  });
});

describe('public pages in another language', () => {
  it('have the language in front, English has none', () => {
    assert.equal(inLanguage('/', 'de'), '/de');
    assert.equal(inLanguage('/help', 'ar'), '/ar/help');
    assert.equal(inLanguage('/de/help', 'ar'), '/ar/help');
    assert.equal(inLanguage('/de/help/', 'en'), '/help/');
    assert.equal(inLanguage('/ht', 'en'), '/');
  });
  it('leave the app alone', () => assert.equal(inLanguage('/host/dashboard', 'de'), '/host/dashboard'));
  it('are told from the app', () => {
    assert.deepEqual([isPublicPath('/'), isPublicPath('/fr/terms'), isPublicPath('/auth')], [true, true, false]);
  });
});

it('reads the language of an address, and takes nothing else for one', () => {
  assert.deepEqual(splitLanguage('/zh/find-jobs'), { language: 'zh', path: '/find-jobs' });
  assert.deepEqual(splitLanguage('/zh'), { language: 'zh', path: '/' });
  for (const path of ['/', '/en/help', '/de-AT/help', '/DE', '/host/de', '/description']) {
    assert.deepEqual(splitLanguage(path), { language: null, path });
  }
});
