import shop from '#config/shop'
import { modules } from '#generated/modules'
import { scopesOf, type Scope, type User } from '#identity'
import { readAsked, type Finder, type Hit, type Searcher } from '#shared/finding'
import { translate, type Locale } from '#shared/i18n'
import { isClosed } from '#site/queries/is_closed'

export type FoundGroup = { name: string; title: string; hits: Hit[] }

/** What all modules find for what somebody typed, within his rights, by kind; what has closed is not found. */
export async function findAnywhere(
  typed: string,
  user: User | null,
  locale: Locale
): Promise<FoundGroup[]> {
  const asked = readAsked(typed)
  if (asked.text === '') return []
  const who = searcherOf(user, locale)
  const groups = (await finders()).map(async ({ module, name, find }) => ({
    name,
    title: translate(locale, `${module}.places.find.${name}`),
    hits: (await find(asked, who)).filter(({ path }) => isOpen(path)),
  }))
  return (await Promise.all(groups)).filter(({ hits }) => hits.length > 0)
}

/** Who has not agreed to the privacy notice finds what a visitor does. */
function searcherOf(user: User | null, locale: Locale): Searcher {
  if (!user?.hasAgreedToPrivacyNotice) return { id: null, locale, may: () => false }
  const held = user.isStaff ? scopesOf(user) : new Set<Scope>()
  return { id: user.id, locale, may: (scope) => held.has(scope as Scope) }
}

const isOpen = (path: string) => !isClosed(shop.decommission.phase, 'GET', path.split('?')[0]!)

type Declared = Finder & { module: string }

let declared: Promise<Declared[]> | null = null

/** Read when somebody searches for the first time. */
const finders = () => (declared ??= readFinders())

async function readFinders(): Promise<Declared[]> {
  const found = modules.map(async ({ name: module, finds }) => {
    const { default: those } = finds ? await finds() : { default: [] }
    return those.map((finder): Declared => ({ ...finder, module }))
  })
  return (await Promise.all(found)).flat().toSorted((one, other) => one.rank - other.rank)
}
