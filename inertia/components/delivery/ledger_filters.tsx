import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { AppliedFilters, TableToolbar } from '@kontor/design-system/patterns/data_table'
import { Select } from '@kontor/design-system/select'
import { withFilter } from '~/components/shell/lists/list_address'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { ledgerAddress, type LedgerTable } from './ledger_address'

const VALUES = {
  way: ['page', 'archive', 'script', 'link'],
  outcome: ['running', 'complete', 'cut', 'handed_over', 'shown'],
} as const
const NAMES = ['way', 'outcome'] as const

interface LedgerFiltersProps {
  order: string
  table: LedgerTable
  totalCount: number
}

/** Narrows a ledger to a way and a result, and says what is left of it. */
export function LedgerFilters(props: LedgerFiltersProps) {
  return <TableToolbar filters={<Choices {...props} />} applied={<Applied {...props} />} />
}

/** Answers at once; without scripts it is a plain form. */
function Choices({ order, table }: LedgerFiltersProps) {
  const t = useText('delivery/ledger')
  const wordOf = useWords()
  const show = (name: (typeof NAMES)[number], value: string) =>
    router.visit(ledgerAddress(order, withFilter(table, name, value)), {
      preserveScroll: true,
      preserveState: true,
    })
  return (
    <form action={`/deliveries/${order}/downloads`} className="flex flex-wrap items-end gap-3">
      {NAMES.map((name) => (
        <Select
          key={name}
          name={name}
          label={t(`ledger.${name}`)}
          placeholder={t('ledger.all')}
          options={VALUES[name].map((value) => ({ value, label: wordOf(name, value) }))}
          value={table.filters[name][0] ?? ''}
          onChange={(value) => show(name, value)}
        />
      ))}
      <noscript>
        <Button type="submit">{t('ledger.show')}</Button>
      </noscript>
    </form>
  )
}

function Applied({ order, table, totalCount }: LedgerFiltersProps) {
  const t = useText('delivery/ledger')
  const { count } = useFormat()
  const wordOf = useWords()
  const chips = NAMES.flatMap((name) =>
    table.filters[name].map((value) => {
      const label = `${t(`ledger.${name}`)}: ${wordOf(name, value)}`
      return {
        id: `${name} ${value}`,
        label,
        href: ledgerAddress(order, withFilter(table, name, '')),
        removeLabel: t('ledger.remove_filter', { filter: label }),
      }
    })
  )
  const everything = ledgerAddress(order, { ...table, filters: { way: [], outcome: [] } })
  return (
    <AppliedFilters
      count={t('ledger.count', { count: totalCount, shown: count(totalCount) })}
      filters={chips}
      clear={{ href: everything, label: t('ledger.clear') }}
    />
  )
}

/** The word for a value that a filter offers. */
function useWords() {
  const t = useText('delivery/ledger')
  return (name: (typeof NAMES)[number], value: string) =>
    t(`${name === 'way' ? 'ways' : 'outcomes'}.${value}` as 'ways.page')
}
