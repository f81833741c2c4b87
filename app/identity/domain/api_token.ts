/** Which programs a token is for: those of its account, those that only try an order's way out (ADR 69), or a marketplace that shows our products. */
export const TOKEN_KINDS = ['account', 'test', 'marketplace'] as const

/** Kinds that people make for their own programs. */
export const OWN_KINDS = ['account', 'test'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** Tokens say what they are, so that a scanner finds one that was published by mistake. */
export const TOKEN_PREFIXES: Record<TokenKind, string> = {
  account: 'kontor_api_',
  test: 'kontor_test_',
  marketplace: 'kontor_mp_',
}

/** Longest life of a token in days (token lifetime rule). */
export const LONGEST_LIFE: Record<TokenKind, number> = {
  account: 90,
  test: 90,
  marketplace: 365,
}

/** Tokens of one account that work at the same time. */
export const MOST_TOKENS = 20

/** The kind that a token claims to be, or null for something else. */
export const kindOfToken = (value: string): TokenKind | null =>
  TOKEN_KINDS.find((kind) => value.startsWith(TOKEN_PREFIXES[kind])) ?? null
