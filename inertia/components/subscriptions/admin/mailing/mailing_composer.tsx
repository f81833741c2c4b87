import { Button } from '@kontor/design-system/button'
import { Problem } from '@kontor/design-system/note'
import { useState, type FormEvent } from 'react'
import { useText } from '~/hooks/use_text'
import type { Type } from '../subscribers/types'
import { MailClient } from './mail_client'
import { MailingFields } from './mailing_fields'
import { MailingPreview } from './mailing_preview'
import { SendQuestion } from './send_question'
import { TestMail } from './test_mail'
import { useMailingCheck, useMailingForm } from './use_mailing_form'

interface ComposerProps {
  type: Type
  /** Those who are active, as they are offered. */
  recipients: readonly string[]
  most: number
  /** Names the next attempt to send. */
  sendKey: string
}

/** A mail to the active users of a type: written, looked at, tried on oneself, sent. */
export function MailingComposer({ type, recipients, most, sendKey }: ComposerProps) {
  const t = useText('subscriptions/mailing')
  const form = useMailingForm(recipients, most)
  const check = useMailingCheck(form)
  const [opened, open] = useState<'preview' | 'question' | null>(null)
  const refused = (form.errors as Record<string, string>).form
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (check()) open('question')
  }
  return (
    <form onSubmit={ask} noValidate className="grid max-w-column gap-5">
      {refused && <Problem>{t('failed', { message: refused })}</Problem>}
      <MailingFields form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          {t('send')}
        </Button>
        <Button onPress={() => check({ isTest: true }) && open('preview')}>
          {t('preview.action')}
        </Button>
        <TestMail type={type} form={form} mayPost={() => check({ isTest: true })} />
      </div>
      <MailClient form={form} />
      <MailingPreview
        type={type}
        form={form}
        isOpen={opened === 'preview'}
        onClose={() => open(null)}
      />
      <SendQuestion
        {...{ type, form, sendKey }}
        isOpen={opened === 'question'}
        onClose={() => open(null)}
      />
    </form>
  )
}
