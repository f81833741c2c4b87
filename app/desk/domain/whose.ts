/** Whose things somebody looks at; `later` are those that rest until a day. */
export const WHOSE = ['everyone', 'mine', 'nobody', 'later'] as const
export type Whose = (typeof WHOSE)[number]

/** What an address asks for; what is unknown is everyone's. */
export const readWhose = (asked: unknown): Whose =>
  WHOSE.find((whose) => whose === asked) ?? 'everyone'
