import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Dialog } from '~/components/shell/late_dialogs'
import { Problem } from '@kontor/design-system/note'
import { TextArea } from '@kontor/design-system/text_area'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { Asked } from './ask_first'

/** Something that is sent with the reason for it, and the words of the question before it. */
export type AskedWhy = Omit<Asked, 'data'>

interface AskWhyProps {
  asked: AskedWhy
  close: string
  /** The words of the field, and how many characters it takes. */
  reason: { label: string; hint: string; maxLength: number }
  onClose: () => void
}

/** Asks before something is sent, and for what the history is to say of it. What is refused is told where the reason stands, which stays. */
export function AskWhy({ asked, close, reason, onClose }: AskWhyProps) {
  const form = useForm({ reason: '' })
  useUnsaved(form.isDirty)
  const { title, text, keep, confirm, pending, method, path, tone = 'destroy' } = asked
  const refused = (form.errors as Record<string, string>).form
  const leave = () => !form.processing && onClose()
  const send = () => form.submit(method, path, { preserveScroll: true, onSuccess: onClose })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && leave()}
      title={title}
      description={text}
      closeLabel={close}
      actions={
        <>
          <Button isDisabled={form.processing} onPress={leave}>
            {keep}
          </Button>
          <Button variant={tone} isPending={form.processing} pendingLabel={pending} onPress={send}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Problem>{refused}</Problem>
        <TextArea
          name="reason"
          {...reason}
          value={form.data.reason}
          onChange={(value) => form.setData('reason', value)}
          error={form.errors.reason}
        />
      </div>
    </Dialog>
  )
}
