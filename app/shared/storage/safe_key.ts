const CONTROL_CHARACTERS = new RegExp(`[${String.fromCharCode(0)}-${String.fromCharCode(31)}\\\\]`)

/** The key itself; throws on everything that could leave its folder or hide in a log. */
export function safeKey(key: string): string {
  const parts = key.split('/')
  const bad = parts.some((part) => part === '' || part === '.' || part === '..')
  if (bad || CONTROL_CHARACTERS.test(key) || key.length > 900) {
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 100))}`)
  }
  return key
}
