import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { DatePicker } from '@kontor/design-system/date_picker'
import type { FormEvent } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { useDayLabels } from '../records/use_day_labels'
import { EVIDENCE } from './types'

/** The period, and the day as whose end it was known. */
export function EvidenceForm({ today, yearBegan }: { today: string; yearBegan: string }) {
  const t = useText('contracts/evidence')
  const { day } = useFormat()
  const labels = useDayLabels()
  const form = useForm({ from: day(yearBegan), to: day(today), knownOn: day(today) })
  useUnsaved(form.isDirty)
  const make = (event: FormEvent) => {
    event.preventDefault()
    form.post(EVIDENCE, { preserveScroll: true })
  }
  return (
    <form onSubmit={make} noValidate className="grid max-w-column gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {(['from', 'to', 'knownOn'] as const).map((name) => (
          <DatePicker
            key={name}
            label={t(`form.${name}`)}
            hint={t(`form.${name}_hint`)}
            value={form.data[name]}
            onChange={(text) => form.setData(name, text)}
            error={form.errors[name]}
            labels={labels}
            max={name === 'knownOn' ? today : undefined}
          />
        ))}
      </div>
      <span>
        <Button
          type="submit"
          variant="primary"
          isPending={form.processing}
          pendingLabel={t('form.making')}
        >
          {t('form.make')}
        </Button>
      </span>
    </form>
  )
}
