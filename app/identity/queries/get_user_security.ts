import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import { EMAIL_PLACES, type EmailPlace } from '#identity/domain/additional_email'
import type User from '#identity/models/user'
import { findFactors, type Factors } from '#identity/queries/factors/find_factors'
import { findLock, type Lock } from '#identity/queries/find_lock'
import { listOpenSessions, type OpenSession } from '#identity/queries/list_open_sessions'
import { listTokens, type TokenSummary } from '#identity/queries/list_tokens'

export type KeptEmail = { place: EmailPlace; email: string; verifiedAt: Date | null }

export type UserSecurity = {
  lock: Lock | null
  sessions: OpenSession[]
  tokens: TokenSummary[]
  /** Null where another provider keeps them. */
  factors: Factors | null
  emails: KeptEmail[]
}

/** What staff see of how an account is secured; nothing with which somebody could sign in. */
export async function getUserSecurity(user: User): Promise<UserSecurity> {
  const isHere = user.issuer === EMBEDDED_ISSUER
  const [lock, sessions, tokens, factors] = await Promise.all([
    findLock(user),
    listOpenSessions(user.id),
    listTokens(user.id),
    isHere ? findFactors(user.subject) : null,
  ])
  return { lock, sessions, tokens, factors, emails: emailsOf(user) }
}

const emailsOf = (user: User): KeptEmail[] =>
  EMAIL_PLACES.flatMap((place) => {
    const email = place === 'second' ? user.secondEmail : user.thirdEmail
    const verifiedAt = place === 'second' ? user.secondEmailVerifiedAt : user.thirdEmailVerifiedAt
    return email ? [{ place, email, verifiedAt: verifiedAt?.toJSDate() ?? null }] : []
  })
