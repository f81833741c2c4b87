import { router, useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Checkbox } from '@kontor/design-system/checkbox'
import {
  DateFieldText,
  isEitherDayText,
  readDayText,
  writeDayText,
} from '@kontor/design-system/date_field_text'
import { Dialog } from '@kontor/design-system/dialog'
import { Problem } from '@kontor/design-system/note'
import { type FormEvent, useState } from 'react'
import IsinChoice from '~/components/catalogue/quote/isin_choice'
import PartChoice from '~/components/catalogue/quote/part_choice'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { BasketItem, QuoteLine } from './types'

interface EditDaysProps {
  item: BasketItem
  onClose: () => void
}

type Wanted = Record<'form' | 'from' | 'to', string> & {
  includeDegraded: boolean
  filters: QuoteLine['filters']
}

const FORM = 'edit-days'

/** Chooses other days, or other parts of a filterable product, without leaving the basket. */
export default function EditDays({ item, onClose }: EditDaysProps) {
  const t = useText('basket/items')
  const say = useText('catalogue/errors')
  const form = useForm<Wanted>({
    form: '',
    from: writeDayText(item.from),
    to: writeDayText(item.to),
    includeDegraded: item.includeDegraded,
    filters: item.line?.filters ?? null,
  })
  useUnsaved(form.isDirty)
  /** What was said against these days is over with them. */
  const cancel = () => {
    if (form.hasErrors) router.replaceProp('errors', {})
    onClose()
  }
  const [unread, setUnread] = useState<'from' | 'to' | null>(null)
  const [areIsinsRead, setIsinsRead] = useState(true)
  const dayError = (text: string) =>
    isEitherDayText(text) ? say('day_ambiguous') : t('days.invalid')
  const save = (event: FormEvent) => {
    event.preventDefault()
    const [from, to] = [readDayText(form.data.from), readDayText(form.data.to)]
    setUnread(from ? (to ? null : 'to') : 'from')
    if (!from || !to || !areIsinsRead) return
    form.transform(({ includeDegraded, filters }) => {
      const days = { from, to, includeDegraded }
      return (filters ? { ...days, filters } : days) as never
    })
    form.put(`/basket/items/${item.ref}`, { preserveScroll: true, onSuccess: onClose })
  }
  const field = (name: 'from' | 'to') => (
    <DateFieldText
      name={name}
      label={t(`days.${name}`)}
      placeholder={t('days.hint')}
      value={form.data[name]}
      error={unread === name ? dayError(form.data[name]) : form.errors[name]}
      onChange={(text) => form.setData(name, text)}
    />
  )

  return (
    <Dialog
      isOpen
      onOpenChange={cancel}
      title={t('days.title', { name: item.line?.product.name ?? item.productCode })}
      description={t('days.text')}
      closeLabel={t('days.cancel')}
      actions={
        <>
          <Button onPress={cancel}>{t('days.cancel')}</Button>
          <Button type="submit" form={FORM} variant="primary" isPending={form.processing}>
            {t('days.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={save} className="grid gap-4" noValidate>
        <div className="grid grid-cols-2 gap-3">
          {field('from')}
          {field('to')}
        </div>
        {(item.line?.degradedDays.length ?? 0) > 0 && (
          <Checkbox
            isSelected={form.data.includeDegraded}
            onChange={(chosen) => form.setData('includeDegraded', chosen)}
          >
            {t('days.degraded')}
          </Checkbox>
        )}
        {item.choices && form.data.filters && (
          <PartChoice
            choices={item.choices}
            filters={form.data.filters}
            errors={[]}
            onChange={(filters) => form.setData('filters', { ...form.data.filters, ...filters })}
          />
        )}
        {item.line?.isins && form.data.filters && (
          <IsinChoice
            isins={item.line.isins}
            onUnread={() => setIsinsRead(false)}
            onChange={(isins) => {
              setIsinsRead(true)
              form.setData('filters', { ...form.data.filters!, isins })
            }}
          />
        )}
        <Problem>{form.errors.form}</Problem>
      </form>
    </Dialog>
  )
}
