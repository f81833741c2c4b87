import { SECTION_NAMES, SECTIONS, type DeskKind, type SectionName } from '#desk/domain/kinds'

type Thing = { kind: DeskKind; since: Date; key: string }
type Tally = { kind: DeskKind; shown: number; cents: number; old: number; nobody: number }

export type Section<T> = {
  name: SectionName
  /** How many there are, and what they come to; `old` since before the day that was asked for. */
  shown: number
  cents: number
  old: number
  /** Of everybody's, how many nobody takes care of. */
  nobody: number
  kinds: { kind: DeskKind; shown: number; cents: number }[]
  /** The first ones, those that wait longest on top. */
  rows: T[]
}

/** The sections of which somebody sees at least one kind, in the order in which they are read. */
export const sectionsOf = <T extends Thing>(
  seen: readonly DeskKind[],
  things: readonly T[],
  tallies: readonly Tally[]
): Section<T>[] => stuckFirst(seenSections(seen, things, tallies))

/** What does not go on by itself is read before all that does: on the first screen. */
const stuckFirst = <T>(sections: Section<T>[]): Section<T>[] =>
  sections.toSorted((one, other) => Number(isStuck(other)) - Number(isStuck(one)))

const isStuck = ({ name, shown }: Section<unknown>) => name === 'stuck' && shown > 0

function seenSections<T extends Thing>(
  seen: readonly DeskKind[],
  things: readonly T[],
  tallies: readonly Tally[]
): Section<T>[] {
  return SECTION_NAMES.flatMap((name) => {
    const kinds = SECTIONS[name].filter((kind) => seen.includes(kind))
    if (kinds.length === 0) return []
    const told = kinds.map((kind) => tallyOf(tallies, kind))
    const rows = things.filter(({ kind }) => kinds.some((one) => one === kind)).toSorted(byAge)
    const sum = (of: 'shown' | 'cents' | 'old' | 'nobody') =>
      told.reduce((total, one) => total + one[of], 0)
    return [
      {
        ...{ name, shown: sum('shown'), cents: sum('cents'), old: sum('old') },
        ...{ nobody: sum('nobody'), rows },
        kinds: told.map(({ kind, shown, cents }) => ({ kind, shown, cents })),
      },
    ]
  })
}

const tallyOf = (tallies: readonly Tally[], kind: DeskKind): Tally =>
  tallies.find((one) => one.kind === kind) ?? { kind, shown: 0, cents: 0, old: 0, nobody: 0 }

/** Oldest first; of the same moment, in the order of their numbers. */
const byAge = (one: Thing, other: Thing) =>
  one.since.getTime() - other.since.getTime() ||
  one.key.localeCompare(other.key, 'en', { numeric: true })
