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
      const { external, internal } = sumOf(rows)
      return [external, internal]
    },
  })

const countsOf = async (asked: Asked) => sumOf(await newUsersOverTime(asked))

const sumOf = (rows: readonly Counts[]): Counts => ({
  internal: rows.reduce((sum, { internal }) => sum + internal, 0),
  external: rows.reduce((sum, { external }) => sum + external, 0),
})
