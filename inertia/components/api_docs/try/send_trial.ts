/** What came, or null where nothing did. */
export type Trial = {
  status: number
  ms: number
  headers: string
  body: string
  /** Whether the body is too long to be shown whole. */
  isCut: boolean
} | null

interface Wish {
  /** Null: without a sign-in. */
  token: string | null
  locale: string
  signal: AbortSignal
}

const MOST_SHOWN = 100_000

/** Calls as a program does: by its token alone, without the session of the browser. */
export async function sendTrial(address: string, { token, locale, signal }: Wish): Promise<Trial> {
  const headers = {
    'accept': 'application/json',
    'accept-language': locale,
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }
  const began = performance.now()
  try {
    const answer = await fetch(address, {
      ...{ headers, signal, credentials: 'omit', cache: 'no-store' },
    })
    const text = await answer.text()
    const ms = Math.round(performance.now() - began)
    return { status: answer.status, ms, headers: linesOf(answer.headers), ...shown(text) }
  } catch {
    return null
  }
}

const linesOf = (headers: Headers): string =>
  [...headers].map(([name, value]) => `${name}: ${value}`).join('\n')

/** JSON as people read it, anything else as it came. */
function shown(text: string): { body: string; isCut: boolean } {
  const whole = formatted(text)
  return { body: whole.slice(0, MOST_SHOWN), isCut: whole.length > MOST_SHOWN }
}

function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
