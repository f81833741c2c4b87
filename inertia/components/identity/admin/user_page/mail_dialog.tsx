import { Button } from '@kontor/design-system/button'
import { Dialog } from '@kontor/design-system/dialog'
import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { useText } from '~/hooks/use_text'
import { MailState } from './use_mail_columns'

interface DialogProps {
  mail: Data.Identity.UserMail | null
  onClose: () => void
}

/** What a mail told, without the links that are only for its receiver. */
export function MailDialog({ mail, onClose }: DialogProps) {
  const t = useText('identity/user_mails')
  if (!mail) return null
  const { text } = mail
  return (
    <Dialog
      isOpen
      size="l"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={mail.subject || t('unwritten')}
      description={mail.recipient}
      closeLabel={t('close')}
      actions={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <div className="grid gap-4">
        <MailState mail={mail} />
        {text ? (
          <div className="wrap-anywhere whitespace-pre-line">
            <Text role="body">{text}</Text>
          </div>
        ) : (
          <Text role="ui">{t('not_kept')}</Text>
        )}
        {text?.includes('[…]') && (
          <Text role="ui-s" tone="muted">
            {t('cut')}
          </Text>
        )}
      </div>
    </Dialog>
  )
}
