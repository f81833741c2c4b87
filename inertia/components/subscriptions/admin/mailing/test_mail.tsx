import { Button } from '@kontor/design-system/button'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import type { Type } from '../subscribers/types'
import { mailingAddress } from './types'
import type { MailingForm } from './use_mailing_form'

interface TestMailProps {
  type: Type
  form: MailingForm
  mayPost: () => boolean
}

/** Sends the mail to whoever writes it, before anybody else gets it. */
export function TestMail({ type, form, mayPost }: TestMailProps) {
  const t = useText('subscriptions/mailing')
  const { post, isPending } = usePost(`${mailingAddress(type)}/test`)
  const { subject, body } = form.data
  return (
    <Button
      isPending={isPending}
      pendingLabel={t('sending')}
      onPress={() => mayPost() && post({ subject, body })}
    >
      {t('test')}
    </Button>
  )
}
