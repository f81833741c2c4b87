/** Nobody may ask for more: a message is tried for three days. */
const MOST_SECONDS = 24 * 3_600

/** What `Retry-After` asks for, as seconds or as a moment of HTTP; null where it says nothing sensible. */
export function secondsToWait(header: string | undefined, now: Date): number | null {
  if (!header) return null
  const said = header.trim()
  const seconds = /^\d+$/.test(said)
    ? Number(said)
    : Math.ceil((Date.parse(said) - now.getTime()) / 1000)
  return seconds > 0 ? Math.min(seconds, MOST_SECONDS) : null
}
