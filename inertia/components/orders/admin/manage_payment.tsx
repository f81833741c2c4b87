import { DatePicker } from '@kontor/design-system/date_picker'
import { TextField } from '@kontor/design-system/text_field'
import { shopToday } from '~/components/shell/shop_today'
import { useDayPickerLabels } from '~/hooks/use_day_picker_labels'
import { useText } from '~/hooks/use_text'
import type { ManageForm } from './use_manage_form'

/** When and how the transfer arrived, while its order is being set to Confirmed. */
export function ManagePayment({ form }: { form: ManageForm }) {
  const t = useText('orders/admin')
  const labels = useDayPickerLabels()
  const { seen, values, errors, change } = form
  if (seen.state === 'Confirmed' || values.state !== 'Confirmed') return null
  return (
    <>
      <DatePicker
        name="bookedOn"
        label={t('manage.booked_on')}
        hint={t('manage.booked_hint')}
        optionalLabel={t('manage.optional')}
        value={values.bookedOn}
        onChange={(bookedOn) => change({ bookedOn })}
        max={shopToday()}
        near={{ label: t('manage.today'), day: shopToday() }}
        isChanged={values.bookedOn !== ''}
        error={errors.bookedOn}
        labels={labels}
      />
      <TextField
        name="paymentReference"
        label={t('manage.payment_reference')}
        hint={t('manage.reference_hint')}
        optionalLabel={t('manage.optional')}
        maxLength={140}
        value={values.paymentReference}
        onChange={(paymentReference) => change({ paymentReference })}
        isChanged={values.paymentReference !== ''}
        error={errors.paymentReference}
      />
    </>
  )
}
