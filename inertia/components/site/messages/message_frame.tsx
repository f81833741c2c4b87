import { ConsentRow } from '@kontor/design-system/consent_row'
import { FormSection } from '@kontor/design-system/form_section'
import { Link } from '@kontor/design-system/link'
import { TextArea } from '@kontor/design-system/text_area'
import { TextField } from '@kontor/design-system/text_field'
import type { ReactNode } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { Honeypot } from '~/components/shell/honeypot'
import { PublicForm } from '~/components/shell/public_form'
import { useText } from '~/hooks/use_text'
import { HeardFrom } from './heard_from'
import type { MessagePage } from './message_form'
import { PersonFields } from './person_fields'
import type { MessageFormState } from './use_message_form'

interface MessageFrameProps {
  action: string
  page: MessagePage
  form: MessageFormState
  title: string
  messageHint: string
  /** The choice of the product, first in the form. */
  product: ReactNode
}

/** A message from top to bottom: what it is about, who writes, consent, Send. */
export function MessageFrame(props: MessageFrameProps) {
  const { action, page, form, title, messageHint, product } = props
  const t = useText('site/messages')
  const { data, errors, setData } = form
  return (
    <PublicForm
      action={action}
      form={form}
      words={{
        problems: (count) => t('form.problems', { count }),
        send: t('form.send'),
        sending: t('form.sending'),
      }}
      end={<MessageEnd page={page} form={form} />}
    >
      <FormSection title={title}>
        {product}
        <TextField
          id="subject"
          name="subject"
          label={t('contact.subject')}
          maxLength={200}
          value={data.subject}
          onChange={(subject) => setData('subject', subject)}
          error={errors.subject}
        />
        <TextArea
          id="message"
          name="message"
          label={t('contact.message')}
          hint={messageHint}
          rows={7}
          maxLength={5000}
          value={data.message}
          onChange={(message) => setData('message', message)}
          error={errors.message}
        />
      </FormSection>
      <PersonFields page={page} form={form} />
    </PublicForm>
  )
}

/** How they heard of the shop, consent where it is needed. */
function MessageEnd({ page, form }: Pick<MessageFrameProps, 'page' | 'form'>) {
  const t = useText('site/messages')
  const { data, errors, setData } = form
  return (
    <>
      {!page.sender && <HeardFrom form={form} />}
      {form.needsConsent && (
        <div className="pt-8">
          <ConsentRow
            id="consent"
            name="consent"
            isSelected={data.consent}
            onChange={(consent) => setData('consent', consent)}
            error={errors.consent}
          >
            {t('consent.before')} <Link href={ADDRESSES.privacy}>{t('consent.privacy')}</Link>
          </ConsentRow>
        </div>
      )}
      <Honeypot label={t('form.leave_empty')} />
    </>
  )
}
