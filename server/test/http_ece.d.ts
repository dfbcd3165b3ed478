declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  const ece: {
    /** Web Push: the key of the browser, and what it shares with whoever calls. */
    decrypt(body: Buffer, how: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer;
  };
  export default ece;
}
