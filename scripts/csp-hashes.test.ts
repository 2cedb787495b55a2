import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inlineScriptHashes } from './csp-hashes.ts';

it('hashes inline scripts, each once, and no loaded ones', () => {
  const html =
    '<script>alert(1)</script><script type="module" src="/a.js"></script><script type="module">alert(1)</script>';
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
  assert.deepEqual(inlineScriptHashes(html), ['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=']);
});
