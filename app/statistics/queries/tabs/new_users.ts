import type { Asked } from '#statistics/domain/asked'
import type { ChartOf } from '#statistics/domain/figures'
import { newUsersOverTime, type NewUsersBar } from '#statistics/queries/new_users_over_time'
import { chartOverTime, comparedFigures } from '#statistics/queries/over_time'

type Counts = Pick<NewUsersBar, 'internal' | 'external'>

const FIGURES = {
  all: { of: ({ internal, external }: Counts) => internal + external, isMoney: false },
  external: { of: ({ external }: Counts) => external, isMoney: false },
  internal: { of: ({ internal }: Counts) => internal, isMoney: false },
}

export const newUserFigures = (asked: Asked) => comparedFigures(asked, countsOf, FIGURES)

export const newUserChart = (asked: Asked): Promise<ChartOf> =>
  chartOverTime(asked, {
    series: ['external', 'internal'],
    isMoney: false,
    read: newUsersOverTime,
    valuesOf: (rows) => {
      const { external, internal } = narrowed(asked, sumOf(rows))
      return [external, internal]
    },
  })

const countsOf = async (asked: Asked) => narrowed(asked, sumOf(await newUsersOverTime(asked)))

const sumOf = (rows: readonly Counts[]): Counts => ({
  internal: rows.reduce((sum, { internal }) => sum + internal, 0),
  external: rows.reduce((sum, { external }) => sum + external, 0),
})

/** Whom nobody asked about does not count. */
function narrowed({ users }: Asked, { internal, external }: Counts): Counts {
  const counts = (kind: Asked['users'][number]) => users.length === 0 || users.includes(kind)
  return {
    internal: counts('Internal') ? internal : 0,
    external: counts('External') ? external : 0,
  }
}
