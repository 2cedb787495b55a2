/** The two things that checking needs from the machine it runs on. */
export interface RecordTools {
  /** In lowercase hex. */
  sha256(bytes: Uint8Array): string | Promise<string>;
  isSigned(signed: { publicKey: string; signature: string; bytes: Uint8Array }): boolean | Promise<boolean>;
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** By Web Crypto, which browsers and Node have: nothing leaves the machine. */
export const webTools: RecordTools = {
  sha256: async (bytes) => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))),
  async isSigned({ publicKey, signature, bytes }) {
    const [raw, signed] = [bytesOf(publicKey), bytesOf(signature)];
    if (raw?.length !== 32 || signed?.length !== 64) return false;
    const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    return crypto.subtle.verify('Ed25519', key, signed, new Uint8Array(bytes));
  },
};
