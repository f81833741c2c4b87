import shop from '#config/shop'
import { modules } from '#generated/modules'
import { scopesOf, type Scope, type User } from '#identity'
import {
  readAsked,
  type Asked,
  type Finder,
  type Hit,
  type Reading,
  type Searcher,
} from '#shared/finding'
import { translate, type Locale } from '#shared/i18n'
import { readVerb } from '#site/queries/read_verb'
import { isClosed } from '#site/queries/is_closed'

export type FoundGroup = { name: string; title: string; hits: Hit[] }

export type Found = { groups: FoundGroup[]; readings: Reading[] }

/** What all modules find for what somebody typed, within his rights, by kind, and how they read its words; what has closed is not found. */
export async function findAnywhere(
  typed: string,
  user: User | null,
  locale: Locale
): Promise<Found> {
  const asked = readAsked(typed)
  if (asked.text === '') return { groups: [], readings: [] }
  const who = searcherOf(user, locale)
  const asking = (await finders()).map((finder) => askFinder(finder, asked, who))
  const answers = await Promise.all(asking)
  return {
    groups: answers.map(({ group }) => group).filter(({ hits }) => hits.length > 0),
    readings: [...readVerb(typed, asked, locale), ...readingsOf(answers)],
  }
}

type Answer = { module: string; group: FoundGroup; readings: Reading[] }

async function askFinder(finder: Declared, asked: Asked, who: Searcher): Promise<Answer> {
  const { module, name } = finder
  const [hits, readings = []] = await Promise.all([
    finder.find(asked, who),
    finder.read?.(asked, who),
  ])
  const title = translate(who.locale, `${module}.places.find.${name}`)
  return { module, readings, group: { name, title, hits: hits.filter(({ path }) => isOpen(path)) } }
}

/** A word that means nothing to one module may be what another one finds something by. */
function readingsOf(answers: Answer[]): Reading[] {
  const all = answers.flatMap(({ module, readings }) => {
    const isFound = answers.some((one) => one.module !== module && one.group.hits.length > 0)
    return readings.filter(({ isUnknown }) => !isUnknown || !isFound)
  })
  const sure = all.filter(({ isAll }) => isAll)
  return sure.length > 0 ? sure : all
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
