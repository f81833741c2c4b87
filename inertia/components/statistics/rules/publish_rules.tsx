import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { DatePicker } from '@kontor/design-system/date_picker'
import { readDayText } from '@kontor/design-system/date_field_text'
import { Text } from '@kontor/design-system/text'
import { useState, type FormEvent } from 'react'
import { PageSection } from '~/components/shell/page_section'
import { useDayPickerLabels } from '~/hooks/use_day_picker_labels'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { RULES, type RehearsalRow } from './types'

/** Lets what was rehearsed hold from a day on; asked once more, for what has begun stays. */
export function PublishRules({ rehearsal }: { rehearsal: RehearsalRow }) {
  const t = useText('statistics/rules')
  const labels = useDayPickerLabels()
  const { day } = useFormat()
  const form = useForm({ from: day(rehearsal.fromDay) })
  const [isAsked, setAsked] = useState(false)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    form.clearErrors()
    if (readDayText(form.data.from)) setAsked(true)
    else form.setError('from', t('errors.day'))
  }
  const publish = () =>
    form.post(`${RULES}/${rehearsal.id}/publish`, {
      preserveScroll: true,
      onFinish: () => setAsked(false),
    })
  return (
    <PageSection title={t('publish.title')}>
      <Text tone="muted" measure>
        {t('publish.about')}
      </Text>
      <form onSubmit={ask} noValidate className="flex flex-wrap items-start gap-3 pt-4">
        <div className="w-44">
          <DatePicker
            label={t('publish.from')}
            value={form.data.from}
            onChange={(from) => form.setData('from', from)}
            error={form.errors.from}
            labels={labels}
          />
        </div>
        <div className="pt-6">
          <Button type="submit" variant="primary">
            {t('publish.act')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t('publish.question', { day: form.data.from })}
        keepLabel={t('publish.keep')}
        confirmLabel={t('publish.act')}
        onConfirm={publish}
        isPending={form.processing}
        pendingLabel={t('publish.pending')}
        tone="primary"
      >
        {t('publish.consequence')}
      </ConfirmDialog>
    </PageSection>
  )
}
