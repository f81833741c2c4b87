const BROWSERS: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: [name: string, pattern: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** Browser and system in a few words ("Firefox, Windows"), as far as the browser says; or null. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null
  const names = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter(Boolean)
  return names.length > 0 ? names.join(', ') : null
}

const nameIn = (list: [string, RegExp][], text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0]
