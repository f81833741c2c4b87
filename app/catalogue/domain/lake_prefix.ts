const LONGEST = 400
const CONTROL = /[\p{Cc}\\]/u

/** A folder of the lake as somebody types it, as keys begin there; null for what can be none. */
export function readPrefix(typed: string): string | null {
  const names = typed
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .split('/')
  const isBad = names.some((name) => ['', '.', '..'].includes(name))
  const prefix = `${names.join('/')}/`
  return isBad || prefix.length > LONGEST || CONTROL.test(prefix) ? null : prefix
}
