/** Which programs a token is for: those of its account, or a marketplace that shows our products. */
export const TOKEN_KINDS = ['account', 'marketplace'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** Tokens say what they are, so that a scanner finds one that was published by mistake. */
export const TOKEN_PREFIXES: Record<TokenKind, string> = {
  account: 'kontor_api_',
  marketplace: 'kontor_mp_',
}

/** Longest life of a token in days (token lifetime rule). */
export const LONGEST_LIFE: Record<TokenKind, number> = { account: 90, marketplace: 365 }

/** Tokens of one account that work at the same time. */
export const MOST_TOKENS = 20

/** The kind that a token claims to be, or null for something else. */
export const kindOfToken = (value: string): TokenKind | null =>
  TOKEN_KINDS.find((kind) => value.startsWith(TOKEN_PREFIXES[kind])) ?? null
