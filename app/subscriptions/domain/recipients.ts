import { isEmailAddress } from '#shared/domain/email_address'
import { ok, refuse, type Result } from '#shared/domain/result'

/** Recipients of one mailing; each gets a mail of his own. */
export const MOST_RECIPIENTS = 20_000

const MOST_NAMED = 5

/** Addresses between semicolons, each once whatever its letters; names those that are none. */
export function readRecipients(text: string): Result<string[]> {
  const typed = text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const wrong = typed.filter((one) => !isEmailAddress(one))
  if (wrong.length > 0) {
    const named = wrong.slice(0, MOST_NAMED).join(' ; ')
    return refused('recipients_wrong', { addresses: named, n: wrong.length })
  }
  const once = new Map(typed.map((one) => [one.toLowerCase(), one]))
  if (once.size === 0) return refused('recipients_empty')
  if (once.size > MOST_RECIPIENTS) return refused('recipients_many', { most: MOST_RECIPIENTS })
  return ok([...once.values()])
}

const refused = (why: string, params = {}) =>
  refuse(`subscriptions.mailing.errors.${why}`, { params, field: 'recipients' })
