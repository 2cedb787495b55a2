/** Browsers know passkeys on secure pages only, which a demo on somebody else's machine is not. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';
