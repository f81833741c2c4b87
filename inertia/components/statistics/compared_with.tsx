import { router } from '@inertiajs/react'
import { SegmentedControl } from '@kontor/design-system/segmented_control'
import { choiceAddress } from '~/components/shell/lists/choice_address'
import { useText } from '~/hooks/use_text'
import { COMPARISONS, type StatisticsPage } from './types'

/** What the figures stand beside; the choice stands in the address, and is kept from tab to tab. */
export function ComparedWith({
  comparison,
  list,
  path,
}: Pick<StatisticsPage, 'comparison' | 'list' | 'path'>) {
  const t = useText('statistics/page')
  return (
    <SegmentedControl
      label={t('compare.label')}
      options={COMPARISONS.map((value) => ({ value, label: t(`compare.${value}`) }))}
      value={comparison.kind}
      onChange={(chosen) =>
        router.visit(choiceAddress(path, list, { name: 'compare', chosen, usual: USUAL }), {
          preserveScroll: true,
        })
      }
    />
  )
}

/** Where an address says nothing. */
const USUAL = 'before'
