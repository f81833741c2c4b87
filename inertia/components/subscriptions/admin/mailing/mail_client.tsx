import { Button } from '@kontor/design-system/button'
import { GatedAction } from '@kontor/design-system/gated_action'
import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { recipientsOf } from './recipients_of'
import { useRecipientsProblem, type MailingForm } from './use_mailing_form'

/** What systems hand over to a mail program at the most. */
const MOST_CHARACTERS = 2_000

/** The same mail by the own mail program, everybody as a blind copy; long lists are copied. */
export function MailClient({ form }: { form: MailingForm }) {
  const { data } = form
  const t = useText('subscriptions/mailing')
  const format = useFormat()
  const [copied, setCopied] = useState<string | null>(null)
  const problem = useRecipientsProblem(form)
  const { addresses } = recipientsOf(data.recipients)
  const list = addresses.join('; ')
  const link = linkTo(addresses, data)
  const isLong = link.length > MOST_CHARACTERS
  const most = format.count(MOST_CHARACTERS)
  const tooLong = isLong
    ? t('client.too_long', { length: format.count(link.length), most })
    : undefined
  const copy = async () => {
    await navigator.clipboard.writeText(list)
    setCopied(list)
  }
  const reason = problem ?? tooLong
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <Text tone="muted">{t('client.about')}</Text>
      <div className="flex flex-wrap items-start gap-3">
        {reason ? (
          <GatedAction reason={reason}>{t('client.open')}</GatedAction>
        ) : (
          <LinkButton variant="secondary" href={link}>
            {t('client.open')}
          </LinkButton>
        )}
        {!problem && <Button onPress={() => void copy()}>{t('client.copy')}</Button>}
      </div>
      <span role="status" className="text-accent-text empty:hidden">
        {copied !== null && copied === list ? t('client.copied', { count: addresses.length }) : ''}
      </span>
    </section>
  )
}

const linkTo = (addresses: string[], { subject, body }: { subject: string; body: string }) =>
  `mailto:?bcc=${addresses.map(encodeURIComponent).join(',')}` +
  `&subject=${encodeURIComponent(subject)}` +
  `&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
