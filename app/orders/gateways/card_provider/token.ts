import payment from '#config/payment'

/** Tokens live about seven minutes; one is given up a little before that. */
const TOKEN_LIFE_MS = 6 * 60_000

let token: { value: string; until: number } | null = null

/** How the shop shows the provider who it is: the private key itself, or a token drawn with it. */
export async function authorization(signal: AbortSignal): Promise<string> {
  const { privateKey, tokenUrl } = payment.cardProvider!
  const basic = `Basic ${Buffer.from(`${privateKey}:`).toString('base64')}`
  if (!tokenUrl) return basic
  if (!token || token.until < Date.now()) token = await draw(tokenUrl, basic, signal)
  return `Bearer ${token.value}`
}

export function forgetToken(): void {
  token = null
}

async function draw(url: string, basic: string, signal: AbortSignal) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: basic },
    redirect: 'error',
    signal,
  })
  const body = (await response.json()) as { accessToken?: string }
  if (!response.ok || !body.accessToken) throw new Error(`No token: status ${response.status}`)
  return { value: body.accessToken, until: Date.now() + TOKEN_LIFE_MS }
}
