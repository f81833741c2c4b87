import { Dialog } from '@kontor/design-system/dialog'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { Type } from '../subscribers/types'
import type { MailingForm } from './use_mailing_form'

interface PreviewProps {
  type: Type
  form: MailingForm
  isOpen: boolean
  onClose: () => void
}

/** The mail as each recipient gets it. */
export function MailingPreview({ type, form, isOpen, onClose }: PreviewProps) {
  const t = useText('subscriptions/mailing')
  const { subject, body } = form.data
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={subject}
      description={t('preview.about')}
      size="m"
      closeLabel={t('preview.close')}
    >
      <div className="wrap-anywhere whitespace-pre-line">
        <Text as="div">{t('mail.text', { body, subscription: type.name })}</Text>
      </div>
    </Dialog>
  )
}
