import { TextArea } from '@kontor/design-system/text_area'
import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'
import { recipientsOf } from './recipients_of'
import type { MailingForm } from './use_mailing_form'

/** To whom, about what, and the words. */
export function MailingFields({ form }: { form: MailingForm }) {
  const t = useText('subscriptions/mailing')
  const { data, errors, setData } = form
  const { addresses } = recipientsOf(data.recipients)
  return (
    <>
      <TextArea
        label={t('recipients.label')}
        hint={t('recipients.hint')}
        counter={t('recipients.count', { count: addresses.length })}
        autoComplete="off"
        spellCheck="false"
        rows={3}
        value={data.recipients}
        onChange={(recipients) => setData('recipients', recipients)}
        error={errors.recipients}
      />
      <TextField
        label={t('subject')}
        autoComplete="off"
        maxLength={200}
        value={data.subject}
        onChange={(subject) => setData('subject', subject)}
        error={errors.subject}
      />
      <TextArea
        label={t('body')}
        rows={10}
        maxLength={10_000}
        value={data.body}
        onChange={(body) => setData('body', body)}
        error={errors.body}
      />
    </>
  )
}
