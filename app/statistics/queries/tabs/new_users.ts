import type { Asked } from '#statistics/domain/asked'
import { compared, type ChartOf } from '#statistics/domain/figures'
import { spanBefore, stepOf, yearBefore, type Span } from '#statistics/domain/span'
import { timeBars } from '#statistics/domain/time_bars'
import { newUsersOverTime, type NewUsersBar } from '#statistics/queries/new_users_over_time'

type Counts = Pick<NewUsersBar, 'internal' | 'external'>

const FIGURES = {
  all: { of: ({ internal, external }: Counts) => internal + external, isMoney: false },
  external: { of: ({ external }: Counts) => external, isMoney: false },
  internal: { of: ({ internal }: Counts) => internal, isMoney: false },
}

export const newUserFigures = async (asked: Asked) =>
  compared(
    await Promise.all([
      countsOf(asked, asked),
      countsOf(asked, spanBefore(asked)),
      countsOf(asked, yearBefore(asked)),
    ]),
    FIGURES
  )

export async function newUserChart(asked: Asked): Promise<ChartOf> {
  const step = stepOf(asked)
  const found = await newUsersOverTime(asked, step)
  const bars = timeBars(asked, step, found, (rows) => {
    const { external, internal } = narrowed(asked, sumOf(rows))
    return [external, internal]
  })
  return { kind: 'time', step, series: ['external', 'internal'], isMoney: false, bars }
}

const countsOf = async (asked: Asked, span: Span) =>
  narrowed(asked, sumOf(await newUsersOverTime(span, 'year')))

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
