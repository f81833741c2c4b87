import { Button } from '@kontor/design-system/button'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Select } from '@kontor/design-system/select'
import { TextArea } from '@kontor/design-system/text_area'
import { useText } from '~/hooks/use_text'
import { ChangedNote } from './changed_note'
import type { AdminOrder } from './types'
import { useStateForm } from './use_state_form'
import { useStateOptions } from './use_state_options'

/** Sets the state of an order, with a reason where the step asks for one. */
export function StateForm({ order }: { order: AdminOrder }) {
  const t = useText('orders_admin')
  const { form, choice, change, discard, save, element, refused, isChanged } = useStateForm(order)
  const { data, errors, processing } = form
  return (
    <form ref={element} onSubmit={save} noValidate className="grid gap-4">
      {refused && <ChangedNote before={refused} order={order} />}
      <Select
        name="state"
        label={t('manage.state')}
        hint={choice?.state === 'Confirmed' ? t('manage.confirm_hint') : undefined}
        options={useStateOptions(order)}
        value={choice?.state ?? order.state}
        onChange={(state) => change({ state: state === order.state ? '' : state })}
        isChanged={Boolean(choice)}
        error={errors.state}
      />
      <TextArea
        name="reason"
        label={t('manage.reason')}
        hint={t(choice?.needsReason ? 'manage.reason_needed' : 'manage.reason_kept')}
        optionalLabel={choice?.needsReason ? undefined : t('manage.optional')}
        rows={2}
        maxLength={1000}
        value={data.reason}
        onChange={(reason) => change({ reason })}
        isChanged={data.reason !== ''}
        error={errors.reason}
      />
      <div className="flex flex-wrap items-start gap-3">
        <GatedAction
          type="submit"
          variant="primary"
          isPending={processing}
          pendingLabel={t('manage.saving')}
          reason={choice ? undefined : t('manage.nothing_chosen')}
        >
          {t('manage.save')}
        </GatedAction>
        {isChanged && <Button onPress={discard}>{t('manage.discard')}</Button>}
      </div>
    </form>
  )
}
