import { Button } from '@kontor/design-system/button'

interface FormActionsProps {
  submitLabel: string
  pendingLabel: string
  isPending: boolean
  /** The way out, where there is one. */
  cancelLabel?: string
  onCancel?: () => void
}

/** The end of a form: what it does, and the way out. */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, pendingLabel, isPending, cancelLabel, onCancel } = props
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="primary" isPending={isPending} pendingLabel={pendingLabel}>
        {submitLabel}
      </Button>
      {onCancel && <Button onPress={onCancel}>{cancelLabel}</Button>}
    </div>
  )
}
