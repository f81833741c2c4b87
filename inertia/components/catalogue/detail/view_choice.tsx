import { SegmentedControl } from '@kontor/design-system/segmented_control'
import { useText } from '~/hooks/use_text'

export type CoverageView = 'calendar' | 'table'

interface ViewChoiceProps {
  value: CoverageView
  onChange: (view: CoverageView) => void
}

/** The year as a calendar or as a table. */
export default function ViewChoice({ value, onChange }: ViewChoiceProps) {
  const t = useText('catalogue/product')
  return (
    <SegmentedControl
      label={t('detail.view')}
      options={[
        { value: 'calendar', label: t('detail.view_calendar') },
        { value: 'table', label: t('detail.view_table') },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
