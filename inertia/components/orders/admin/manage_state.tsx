import { Select } from '@kontor/design-system/select'
import { TextArea } from '@kontor/design-system/text_area'
import { useText } from '~/hooks/use_text'
import { useStateOptions } from './use_state_options'
import type { ManageForm } from './use_manage_form'

interface ManageStateProps {
  form: ManageForm
  isDisabled: boolean
  mayReason: boolean
}

/** The state of an order (scope orders.status.write), and why a change is made. */
export function ManageState({ form, isDisabled, mayReason }: ManageStateProps) {
  const t = useText('orders/admin')
  const { seen, values, errors, change } = form
  const choice = seen.choices.find(({ state }) => state === values.state)
  return (
    <>
      <Select
        name="state"
        label={t('manage.state')}
        hint={choice?.state === 'Confirmed' ? t('manage.confirm_hint') : undefined}
        options={useStateOptions(seen)}
        value={values.state}
        onChange={(state) => change({ state: state as typeof values.state })}
        isChanged={Boolean(choice)}
        error={errors.state}
        disabled={isDisabled}
      />
      {mayReason && (
        <TextArea
          name="reason"
          label={t('manage.reason')}
          hint={t(choice?.needsReason ? 'manage.reason_needed' : 'manage.reason_kept')}
          optionalLabel={choice?.needsReason ? undefined : t('manage.optional')}
          rows={2}
          maxLength={1000}
          value={values.reason}
          onChange={(reason) => change({ reason })}
          isChanged={values.reason !== ''}
          error={errors.reason}
        />
      )}
    </>
  )
}
