import { router } from '@inertiajs/react'
import { SegmentedControl } from '@kontor/design-system/segmented_control'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { DESK, type Desk } from './types'

const WHOSE = ['everyone', 'mine', 'nobody', 'later'] as const

/** Whose things are shown; the address says it. */
export function WhoseFilter({ desk: { whose, counts } }: { desk: Desk }) {
  const t = useText('desk/today')
  const { count } = useFormat()
  const shown = WHOSE.filter((one) => one !== 'later' || counts.later > 0 || whose === 'later')
  return (
    <SegmentedControl
      label={t('whose.label')}
      value={whose}
      onChange={(chosen) =>
        router.get(DESK, chosen === 'everyone' ? {} : { whose: chosen }, {
          preserveScroll: true,
          preserveState: true,
        })
      }
      options={shown.map((one) => ({
        value: one,
        label: t(`whose.${one}`, { n: count(counts[one]) }),
      }))}
    />
  )
}
