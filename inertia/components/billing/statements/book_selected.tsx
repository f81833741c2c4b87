import { Button } from '@kontor/design-system/button'
import { GatedAction } from '@kontor/design-system/gated_action'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Entry } from './types'
import { usePost } from '~/hooks/use_post'
import type { Selection } from './use_selection'

interface BookSelectedProps {
  statementId: number
  entries: Entry[]
  selection: Selection
}

/** Books the chosen lines in one go; which fit exactly are chosen with one press. */
export function BookSelected({ statementId, selection }: BookSelectedProps) {
  const t = useText('billing/statements')
  const { money } = useFormat()
  const { exact, selected, all, none } = selection
  const { post, isPending } = usePost(`/admin/manage-orders/statements/${statementId}/bookings`)
  const sum = selected.reduce((total, { amountCents }) => total + amountCents, 0)
  const book = () =>
    post({ bookings: selected.map(({ id }) => ({ entryId: id })) }, { onSuccess: none })
  return (
    <div className="flex flex-wrap items-start gap-3">
      <GatedAction
        variant="primary"
        reason={selected.length === 0 ? t('actions.none_selected') : undefined}
        onPress={book}
        isPending={isPending}
        pendingLabel={t('actions.booking')}
      >
        {t('actions.book_selected', { count: selected.length, sum: money(sum) })}
      </GatedAction>
      {selected.length < exact.length && (
        <Button onPress={all}>{t('actions.select_exact', { count: exact.length })}</Button>
      )}
      {selected.length > 0 && <Button onPress={none}>{t('actions.select_none')}</Button>}
    </div>
  )
}
