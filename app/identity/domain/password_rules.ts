/** What a password has to contain; each part can be switched off (password policy). */
export const PASSWORD_PARTS = ['special', 'number', 'uppercase', 'lowercase'] as const
export type PasswordPart = (typeof PASSWORD_PARTS)[number]

export type PasswordPolicy = { minimumLength: number; parts: readonly PasswordPart[] }

/** Nobody remembers more, and checking more would cost the server. */
export const LONGEST_PASSWORD = 256

export type PasswordRule = {
  id: 'length' | PasswordPart
  /** Characters that the rule for length asks for. */
  count: number
  /** What a password that keeps the rule matches; server and page try the same expression. */
  pattern: string
}

const PATTERNS: Record<PasswordPart, string> = {
  special: String.raw`[^\p{L}\p{N}\s]`,
  number: String.raw`\p{Nd}`,
  uppercase: String.raw`\p{Lu}`,
  lowercase: String.raw`\p{Ll}`,
}

export const passwordRules = ({ minimumLength, parts }: PasswordPolicy): PasswordRule[] => [
  { id: 'length', count: minimumLength, pattern: String.raw`^[\s\S]{${minimumLength},}$` },
  ...PASSWORD_PARTS.filter((part) => parts.includes(part)).map((part) => ({
    id: part,
    count: 1,
    pattern: PATTERNS[part],
  })),
]

export const keepsRules = (password: string, policy: PasswordPolicy): boolean =>
  password.length <= LONGEST_PASSWORD &&
  passwordRules(policy).every(({ pattern }) => new RegExp(pattern, 'u').test(password))

/** Also where somebody else chose it and its age is unknown; 0 is no age limit. */
export function isPasswordExpired(changedAt: Date | null, maxAgeDays: number, now: Date): boolean {
  if (changedAt === null) return true
  return maxAgeDays > 0 && now.getTime() - changedAt.getTime() >= maxAgeDays * 86_400_000
}
