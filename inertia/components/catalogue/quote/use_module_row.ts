import type { TotalsRow } from '@kontor/design-system/totals_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { ModulePricing } from './module_lines'

/** The modules that the counted days make; nothing for a price a day. */
export function useModuleRow(pricing: ModulePricing | null): TotalsRow[] {
  const t = useText('catalogue/quote')
  const { count } = useFormat()
  if (!pricing) return []
  const { modules, unusedDays, daysPerModule } = pricing
  const why =
    unusedDays > 0
      ? t('modules_why', { days: daysPerModule, count: unusedDays })
      : t('modules_full', { days: daysPerModule })
  return [{ id: 'modules', label: t('modules'), amount: count(modules), why }]
}
