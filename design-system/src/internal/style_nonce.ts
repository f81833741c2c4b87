declare global {
  var __webpack_nonce__: string | undefined
}

/**
 * Gives style sheets that a package writes at run time the nonce of the page, which it states as
 * `<meta property="csp-nonce" nonce="…">`. Needed where a package does not read that itself: the
 * scroll lock of dialogs looks for this variable only.
 */
export function passOnStyleNonce(): void {
  if (globalThis.__webpack_nonce__) return
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  globalThis.__webpack_nonce__ = meta?.nonce || undefined
}
