import { distance } from 'fastest-levenshtein'
import { FILE_SUFFIX } from './secret_files.js'

/** Names that belong to the processes around the shop, not to the shop itself. */
const OF_THE_START =
  /^(DATABASE_PORT|INBOX_PORT|INBOX_DIRECTORY|STAFF_SIGN_IN_PORT|CARD_PROVIDER_PORT|SMTP_PORT)$/

/** First words that names of settings share with nobody else's: `CARD_PROVIDER_…`. */
const FAMILIES = [
  ...['CARD_PROVIDER_', 'CUSTOMER_OIDC_', 'STAFF_OIDC_', 'STAFF_REQUIRED_', 'DECOMMISSION_'],
  ...['DERIVATIVES_HOUSE_', 'WEBHOOK_', 'PASSWORD_', 'SESSION_', 'OIDC_', 'SMTP_'],
]

const SLIPS = 2
const SHORTEST = 7

/**
 * Variables that nobody reads and that look like a setting that somebody meant: of a family that the shop
 * alone has, or a slip or two away from a known name. Each with the name that was probably meant, if any.
 */
export function strangeNames(given: string[], known: string[]): { name: string; meant?: string }[] {
  const names = new Set(known.flatMap((name) => [name, name + FILE_SUFFIX]))
  return given
    .filter((name) => !names.has(name) && !OF_THE_START.test(name))
    .map((name) => ({ name, meant: nearest(name, known) }))
    .filter(({ name, meant }) => meant ?? FAMILIES.some((family) => name.startsWith(family)))
}

function nearest(name: string, known: string[]): string | undefined {
  if (name.length < SHORTEST) return undefined
  // Every start asks it of every variable: lengths alone answer for most.
  const isNear = ({ length }: string) => Math.abs(length - name.length) <= SLIPS
  return known
    .filter((other) => other.length >= SHORTEST && isNear(other))
    .find((other) => distance(name, other) <= SLIPS)
}
