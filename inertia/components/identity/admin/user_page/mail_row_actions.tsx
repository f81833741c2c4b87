import { Button } from '@kontor/design-system/button'
import type { Data } from '@generated/data'
import { useText } from '~/hooks/use_text'

interface ActionsProps {
  mail: Data.Identity.UserMail
  /** Why nothing can be sent for this person; null where it can. */
  refusal: string | null
  onRead: () => void
  onAgain: () => void
}

/** To read a mail, and to send it again where all of it is known. */
export function MailRowActions({ mail, refusal, onRead, onAgain }: ActionsProps) {
  const t = useText('identity/user_mails')
  const subject = mail.subject || t('unwritten')
  return (
    <span className="flex flex-wrap justify-end gap-1">
      <Button variant="quiet" aria-label={t('show_of', { subject })} onPress={onRead}>
        {t('show')}
      </Button>
      {mail.isRepeatable && !refusal && (
        <Button variant="quiet" aria-label={t('again_of', { subject })} onPress={onAgain}>
          {t('again')}
        </Button>
      )}
    </span>
  )
}
