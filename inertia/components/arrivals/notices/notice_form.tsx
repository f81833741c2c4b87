import { DatePicker } from '@kontor/design-system/date_picker'
import { SomeProducts } from '~/components/catalogue/some_products'
import { RecordForm } from '~/components/shell/records/record_form'
import { useDayPickerLabels } from '~/hooks/use_day_picker_labels'
import { useText } from '~/hooks/use_text'
import { NoticeWords } from './notice_words'
import type { NoticeChoices, StaffedNotice } from './types'
import { useNoticeForm } from './use_notice_form'

interface NoticeFormProps {
  notice?: StaffedNotice
  /** As it is now, when somebody has changed it meanwhile. */
  now?: StaffedNotice
  today: string
  choices: NoticeChoices
  onDone: () => void
}

/** A notice in both languages, for some products, until a day. */
export function NoticeForm({ notice, now, today, choices, onDone }: NoticeFormProps) {
  const t = useText('arrivals/notices')
  const labels = useDayPickerLabels()
  const state = useNoticeForm({ notice, now, today, choices, onDone })
  const { data, errors, setData } = state.form
  return (
    <RecordForm
      title={t(notice ? 'edit' : 'write')}
      record={notice && { kind: 'notice', id: notice.id }}
      state={state}
      onDone={onDone}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NoticeWords form={state.form} />
        <SomeProducts
          hint={t('form.products_hint')}
          products={choices.products}
          value={data.products}
          onChange={(codes) => setData('products', codes)}
          error={errors.products}
        />
        <DatePicker
          label={t('form.last_day')}
          hint={t('form.last_day_hint')}
          value={data.lastDay}
          onChange={(day) => setData('lastDay', day)}
          error={errors.lastDay}
          min={today}
          labels={labels}
        />
      </div>
    </RecordForm>
  )
}
