const SHARE_OF_LIFE = 0.8

type Lives = {
  /** Seconds that the access token lives, where the provider says so. */
  expiresIn?: number
  /** Seconds that the ID token still lives. */
  idTokenLives: number
}

/** After 80 percent of the shorter life (token cache rule). In milliseconds since 1970. */
export function renewalOf(now: number, { expiresIn, idTokenLives }: Lives): number {
  const life = Math.min(expiresIn ?? Number.POSITIVE_INFINITY, idTokenLives)
  return Math.round(now + Math.max(0, life) * SHARE_OF_LIFE * 1000)
}
