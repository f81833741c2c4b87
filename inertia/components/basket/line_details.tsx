import { Button } from '@kontor/design-system/button'
import { Dialog } from '@kontor/design-system/dialog'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Text } from '@kontor/design-system/text'
import { ChosenIsins } from '~/components/catalogue/quote/chosen_isins'
import { ChosenParts } from '~/components/catalogue/quote/chosen_parts'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { QuoteLine } from './types'
import { useLineWords } from './use_line_words'

interface LineDetailsProps {
  line: QuoteLine
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** How the days of an item come together. */
export function LineDetails({ line, isOpen, onOpenChange }: LineDetailsProps) {
  const t = useText('basket/items')
  const { count, money } = useFormat()
  const { basis, notes } = useLineWords()
  const modules = useModuleFacts()
  const leftOut = line.degradedIncluded ? 0 : line.degradedDays.length
  const skipped = [
    ['outside_days', line.outsideDays],
    ['degraded_days', leftOut],
  ] as const
  const figures = [
    ['calendar_days', line.calendarDays],
    ['weekend_days', line.weekendDays],
    ['holidays', line.holidays.length],
    ['missing_days', line.missingDays.length],
    ...skipped.filter(([, days]) => days > 0),
    ['counted_days', line.countedDays],
  ] as const
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('details.title', { name: line.product.name })}
      description={t('details.minimal_days', { count: line.minimalDays })}
      closeLabel={t('details.close')}
      actions={<Button onPress={() => onOpenChange(false)}>{t('details.close')}</Button>}
    >
      <SummaryList
        items={[
          ...figures.map(([id, days]) => ({ id, term: t(`details.${id}`), value: count(days) })),
          ...modules(line),
          { id: 'basis', term: t('details.basis'), value: basis(line) },
          { id: 'price', term: t('details.price'), value: money(line.priceCents) },
        ]}
      />
      {line.parts && (
        <div className="pt-4">
          <ChosenParts parts={line.parts} />
        </div>
      )}
      {line.isins && (
        <div className="pt-4">
          <ChosenIsins isins={line.isins} />
        </div>
      )}
      <Text as="div" role="ui-s" tone="muted">
        <div className="grid gap-1 pt-4">
          {notes(line).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </Text>
    </Dialog>
  )
}

/** What the price of a module follows from. */
function useModuleFacts() {
  const t = useText('basket/items')
  const { count } = useFormat()
  return ({ pricing }: QuoteLine) => {
    if (pricing.kind !== 'module') return []
    const { modules, daysPerModule, groupModules, groupName, level } = pricing
    const [low, high] = [level?.lowLimit ?? 0, level?.highLimit ?? null]
    const words =
      high === null ? t('details.level_from', { low }) : t('details.level', { low, high })
    return [
      {
        id: 'modules',
        term: t('details.modules', { days: daysPerModule }),
        value: count(modules),
      },
      {
        id: 'group',
        term: t('details.group_modules', { group: groupName }),
        value: count(groupModules),
      },
      { id: 'level', term: t('details.level_term'), value: words },
    ]
  }
}
