import { Button } from '@kontor/design-system/button'
import { Dialog } from '~/components/shell/late_dialogs'
import { GatedAction } from '@kontor/design-system/gated_action'
import { TextArea } from '@kontor/design-system/text_area'
import { useRef, useState } from 'react'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { BecomingRows } from './becoming_rows'
import { RefusedRows } from './refused_rows'
import type { BulkOutcome, BulkValues } from './types'
import { useAskedValues } from './use_asked_values'
import type { BulkAsked } from './use_bulk_steps'

interface BulkDialogProps<Row> {
  asked: BulkAsked<Row>
  /** The rows that it would be done with. */
  rows: readonly Row[]
  nameOf: (row: Row) => string
  nameAt: (key: number) => string
  onConfirm: (reason?: string, values?: BulkValues) => Promise<void>
  onExpect?: (outcome: BulkOutcome) => void
  onClose: () => void
}

const LONGEST_REASON = 1_000

/** Before something is done with many rows: with which, what becomes of them, and which are refused. */
export function BulkDialog<Row>(props: BulkDialogProps<Row>) {
  const { asked, rows, nameOf, nameAt, onConfirm, onExpect, onClose } = props
  const t = useText('shared/bulk')
  const keep = useRef<HTMLButtonElement>(null)
  const [isPending, setPending] = useState(false)
  const [reason, setReason] = useState('')
  const { action, outcome } = asked
  const { form, values, isStale } = useAskedValues(asked, onExpect)
  useUnsaved(reason !== '' || values !== action.asks?.initial)
  const confirm = async () => {
    setPending(true)
    await onConfirm(action.reason && reason, values)
    setPending(false)
  }
  const isNothing = rows.length === 0
  const missing = reason.trim() === '' ? action.reason?.missing : undefined
  const unseen = isStale ? (Object.values(form.errors)[0] ?? t('looking')) : undefined
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={isNothing ? t('nothing', { action: action.label }) : action.title(rows)}
      closeLabel={t('close')}
      initialFocus={keep}
      actions={
        <>
          <span>
            <Button ref={keep} isDisabled={isPending} onPress={onClose}>
              {t(isNothing ? 'close' : 'keep')}
            </Button>
          </span>
          {!isNothing && (
            <GatedAction
              variant={action.tone ?? 'primary'}
              reason={unseen ?? missing}
              onBlockedPress={leadToMissing}
              isPending={isPending}
              pendingLabel={t('working')}
              onPress={() => void confirm()}
            >
              {action.label}
            </GatedAction>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {action.asks && <div className="grid gap-4 sm:grid-cols-2">{action.asks.fields(form)}</div>}
        {!isNothing && (
          <BecomingRows {...{ rows, outcome, nameOf, nameAt }} text={action.text(rows)} />
        )}
        {!isNothing && action.reason && (
          <TextArea
            name="reason"
            label={action.reason.label}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={setReason}
          />
        )}
        <RefusedRows refused={outcome.refused} nameAt={nameAt} />
      </div>
    </Dialog>
  )
}
