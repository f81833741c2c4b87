import { emailsOf } from '#identity/domain/additional_email'
import { hasPasswordHere } from '#identity/domain/password_here'
import type User from '#identity/models/user'
import { personalDataOfModules } from '#shared/people'
import { findFactors } from '#identity/queries/factors/find_factors'
import { findAddresses } from '#identity/queries/find_addresses'
import { findDeletionRequest } from '#identity/queries/find_deletion_request'
import { listSignIns } from '#identity/queries/list_sign_ins'
import { listTokens } from '#identity/queries/list_tokens'
import { listAudit } from '#shared/audit'
import { clock } from '#shared/clock'

/** Everything that the shop keeps of a person, for the person: neither secrets nor other people. */
export async function exportPersonalData(user: User): Promise<Record<string, unknown>> {
  const [addresses, tokens, secondFactors, deletionRequest, signIns, history, modules] =
    await Promise.all([
      findAddresses(user.id),
      listTokens(user.id),
      hasPasswordHere(user) ? findFactors(user.subject) : null,
      findDeletionRequest(user.id),
      listSignIns(user.id, 1000),
      listAudit({ type: 'user', id: user.id }),
      personalDataOfModules(user.id),
    ])
  return {
    exportedAt: clock.now().toISO(),
    account: accountOf(user),
    addresses,
    tokens,
    secondFactors,
    deletionRequest,
    signIns,
    history: history.map(({ at, action, before, after }) => ({ at, action, before, after })),
    ...modules,
  }
}

/** What the shop needs for itself: no more than is said elsewhere, put together for its lists. */
const OWN_COLUMNS = ['issuer', 'subject', 'billingCountry', 'searchText', 'searchStarts']

/** The columns of a person, but those that the shop needs for itself. */
function accountOf(user: User) {
  const account = Object.entries(user.toObject()).filter(([name]) => !OWN_COLUMNS.includes(name))
  return { ...Object.fromEntries(account), additionalEmails: emailsOf(user) }
}
