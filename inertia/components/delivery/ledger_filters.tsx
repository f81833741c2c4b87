import { Button } from '@kontor/design-system/button'
import { Select } from '@kontor/design-system/select'
import { useText } from '~/hooks/use_text'
import type { LedgerTable } from './ledger_address'

const WAYS = ['page', 'archive', 'script', 'link'] as const
const OUTCOMES = ['running', 'complete', 'cut', 'handed_over', 'shown'] as const

interface LedgerFiltersProps {
  order: string
  table: LedgerTable
}

/** Narrows a ledger to a way and a result; a plain form, so that the address holds both. */
export function LedgerFilters({ order, table: { filters } }: LedgerFiltersProps) {
  const t = useText('delivery')
  return (
    <form
      method="get"
      action={`/deliveries/${order}/downloads`}
      className="flex flex-wrap items-end gap-3 pb-4"
    >
      <Select
        name="way"
        label={t('ledger.way')}
        defaultValue={filters.way[0] ?? ''}
        placeholder={t('ledger.all')}
        options={WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
      />
      <Select
        name="outcome"
        label={t('ledger.outcome')}
        defaultValue={filters.outcome[0] ?? ''}
        placeholder={t('ledger.all')}
        options={OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
      />
      <Button type="submit">{t('ledger.show')}</Button>
    </form>
  )
}
