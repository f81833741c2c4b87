import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { PART_OF, STEPS, type ConversionStep } from './conversion_steps'
import type { StatRow } from './types'
import { usePercent } from './use_percent'

type Cell = Omit<ListColumn<StatRow>, 'id'>

/** How often each step was taken, and which part that is; what was ordered leads to its orders. */
export function useConversionCells(): Record<string, Cell> {
  const { count } = useFormat()
  const percent = usePercent()
  const shownAs = (row: StatRow, step: ConversionStep): ReactNode => {
    const written = count(Number(row[step]))
    if (step !== 'ordered' || !row.href) return written
    return <Link href={String(row.href)}>{written}</Link>
  }
  const stepCell = (step: ConversionStep): Cell => ({
    ...{ end: true, sort: [step, 'desc'] as const },
    cell: (row) => {
      const part = PART_OF[step]
      const of = part ? Number(row[part]) : 0
      return (
        <span className="grid justify-items-end">
          {shownAs(row, step)}
          {of > 0 && (
            <Text as="span" role="ui-s" tone="muted">
              {percent(Number(row[step]) / of)}
            </Text>
          )}
        </span>
      )
    },
  })
  return {
    ...Object.fromEntries(STEPS.map((step) => [step, stepCell(step)])),
    venues: { wrap: true, cell: ({ venues }) => venues ?? '–' },
    rate: {
      ...{ end: true, sort: ['rate', 'desc'] as const },
      cell: ({ rate }) => (rate === null ? '–' : percent(Number(rate) / 1_000)),
    },
  }
}
