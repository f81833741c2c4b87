import { DatePicker } from '@kontor/design-system/date_picker'
import { lazy, Suspense } from 'react'
import { useText } from '~/hooks/use_text'
import type { MessagePage } from './message_form'
import type { MessageFormState } from './use_message_form'

/** Few products have parts, and a choice of many weighs more than the whole form. */
const PartsField = import.meta.env.SSR
  ? (await import('./parts_field')).default
  : lazy(() => import('./parts_field'))

/** From which day on, and of a filterable product which parts; both may be left open. */
export function WishFields({ page, form }: { page: MessagePage; form: MessageFormState }) {
  const t = useText('site/messages')
  const { data, errors, setData } = form
  const parts = page.products.find(({ code }) => code === data.product)?.parts ?? []
  return (
    <>
      {parts.length > 0 && (
        <Suspense fallback={null}>
          <PartsField parts={parts} form={form} />
        </Suspense>
      )}
      <DatePicker
        id="startDate"
        name="startDate"
        label={t('wish.start')}
        optionalLabel={t('person.optional')}
        value={data.startDate}
        onChange={(day) => setData('startDate', day)}
        error={errors.startDate}
        labels={{
          open: t('wish.open'),
          previousMonth: t('wish.previous_month'),
          nextMonth: t('wish.next_month'),
        }}
      />
    </>
  )
}
