import { DatePicker } from '@kontor/design-system/date_picker'
import { RadioRows } from '@kontor/design-system/radio_rows'
import { TextField } from '@kontor/design-system/text_field'
import { useDayPickerLabels } from '~/hooks/use_day_picker_labels'
import { useText } from '~/hooks/use_text'

export type When = { way: string | null; day: string; time: string }

interface WhenChoiceProps {
  when: When
  onChange: (when: When) => void
  error?: string
}

/** At once, or at a day and a time of the shop's clock. */
export function WhenChoice({ when, onChange, error }: WhenChoiceProps) {
  const t = useText('catalogue/manage_products')
  const labels = useDayPickerLabels()
  const set = (part: Partial<When>) => onChange({ ...when, ...part })
  const moment = (
    <div className="grid gap-3">
      <DatePicker
        label={t('publish.day')}
        value={when.day}
        onChange={(day) => set({ day })}
        error={error}
        labels={labels}
      />
      <TextField
        label={t('publish.time')}
        face="mono"
        value={when.time}
        onChange={(time) => set({ time })}
      />
    </div>
  )
  return (
    <RadioRows
      name="way"
      label={t('publish.when')}
      value={when.way}
      onChange={(way) => set({ way })}
      choices={[
        { value: 'now', label: t('publish.now'), reason: t('publish.now_hint') },
        {
          ...{ value: 'later', label: t('publish.later'), reason: t('publish.later_hint') },
          children: moment,
        },
      ]}
    />
  )
}
